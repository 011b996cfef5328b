import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: TranslatedHelp<typeof en> = {
  'topic.sequence': [
    'Hogyan zajlik egy forduló',
    'Senkinek sincs lap a kezében: mindenki számára egyesével kerülnek elő az eseménykártyák, és a következő már előre látszik. A kártya négy jele mutatja, milyen sorrendben választanak a megfelelő frakciók.\nEgy kártyán legfeljebb két frakció cselekszik, egy művelettel vagy a kártya eseményével; a többiek várnak, vagy passzolnak néhány erőforrásért. Az első tette dönti el, mit tehet a második.\nHa propaganda kártya jön, ellenőrizzük a győzelmet, és minden frakció erőforrást kap.',
  ],
  'topic.eligibility': [
    'Megfelelő vagy nem',
    'Az a frakció, amely ezen a kártyán cselekedett, a következőn kimarad; amelyik nem tett semmit vagy passzolt, a következőn cselekedhet. Így legfeljebb minden második kártyán jutsz szóhoz: mielőtt elhasználod a sorodat, nézd meg a már látható következő lapot.\nA passzolás megőrzi a megfelelőséget, és 1 erőforrást hoz, a Kormánynak 3-at. Egyes események elveszik, mások megőrzik egy frakció megfelelőségét.',
  ],
  'topic.victory': [
    'Ki nyer',
    'Minden frakciónak saját célja van, ezt minden propaganda forduló elején ellenőrizni kell.\nKormány: az összes támogatás 60 fölött.\nFARC: az összes ellenállás és a FARC bázisok együtt 25 fölött.\nAUC: több bázis, mint a FARC-nak.\nKartellek: 10-nél több bázis és 40-nél több erőforrás.\nHa a végső propaganda végéig senki sem győzött, a legjobb különbözetű frakció nyer.\nHa egy nem-játékos éri el a célját, minden játékos veszít. Az egyedül, három nem-játékos ellen játszó Kormány sosem nyer idő előtt: a végső propaganda után a különbözete mínusz az övék legjobbja mutatja, mire jutott: 1-től patthelyzet, 4-től előrelépés, 9-től győzelem.',
  ],
  'topic.map': [
    'A térkép',
    'A városokban és körzetekben népesség él, amely támogathatja a kormányt, vagy ellenállhat neki; minél több az ember, annál többet ér a mező. Az erdő elrejti a gerillákat a tisztogatás elől, a hegy gyengíti a kormány támadását.\nA kommunikációs vonalakon, vagyis az utakon és csővezetékeken nem laknak, és bázis sem lehet rajtuk, de gazdasági értékük a Kormány bevétele, amelyet a szabotázs elvesz.',
  ],
  'topic.pieces': [
    'Az egységek',
    'A Kormánynak katonái vannak, akik csapást mérnek, és rendőrei, akik a terepet tartják; mindkettő kocka.\nA FARC, az AUC és a Kartellek gerillái rejtőzködők vagy aktívak (láthatók). A Kormány legtöbb lépése csak az aktívakat éri el, ezért előbb aktiválnia kell őket.\nMinden frakció épít bázist, egy mezőn legfeljebb 2 lehet. Egy bázis csak akkor távolítható el, ha gazdájának egyetlen gerillája vagy kockája sem őrzi már; az orgyilkosság, a megvesztegetés, a felszámolás és néhány esemény erre nincs tekintettel.',
  ],
  'topic.propaganda': [
    'A propaganda forduló',
    'Először a győzelmet ellenőrizzük.\nAztán következik az ellenőrzés megjelölése, a veszélyeztetett kommunikációs vonalak szabotázsa és a bevétel: a Kormányé a kommunikációs vonalakból és a segélyből, a többieké a bázisokból.\nA Kormány támogatást vehet, a FARC ellenállást; új elnök jöhet, az AUC egyszer ingyen gyülekezhet.\nVégül a katonák átcsoportosulnak, minden gerilla rejtőzködőre fordul, a terror- és szabotázsjelzők lekerülnek, és minden frakció megfelelő lesz.',
  ],
  'topic.government': [
    'A Kormány dióhéjban',
    'Az emberekkel nyersz: az összes támogatás legyen 60 fölött.\nA kiképzés katonákat és rendőröket ad; tartsd mindkettővel a városokat és körzeteket, és fizess ott civil fejlesztési projekteket. A tisztogatás megtalálja a gerillákat, a támadás eltávolítja őket, az őrjárat védi az utakat, amelyek a bevételedet adják.\nNe hagyd a katonákat rendőr nélkül: minden propaganda fordulóban át kell csoportosítani azokat, akik nem bázison vagy városban állnak. Vigyázz az erőforrásaidra: szinte minden 3-ba kerül.',
  ],
  'topic.farc': [
    'A FARC dióhéjban',
    'Ellenállással és bázisokkal nyersz: együtt legyenek 25 fölött.\nGyülekezz ott, ahol nincs támogatás, építs bázist a hátországban, terjeszkedj meneteléssel, és fordítsd magad felé az embereket terrorral, leginkább ott, ahol sokan élnek.\nAhol több egységed van, mint mindenki másnak együtt, ott zsarolhatsz, a propaganda fordulóban pedig szintenként csupán 1 erőforrásért agitálhatsz. Az emberrablás a Kormánytól és a Kartellektől vesz el erőforrást.\nFigyelj az AUC-ra: neki nálad több bázis kell.',
  ],
  'topic.auc': [
    'Az AUC dióhéjban',
    'Akkor nyersz, ha több bázisod van, mint a FARC-nak, ezért egy saját megépítése és egy idegen eltávolítása ugyanannyit ér.\nGyülekezz ott, ahol nincs ellenállás, leginkább ahol a FARC gyenge. Az orgyilkosság még az őrzött bázist is eltávolítja.\nA terror a támogatást és az ellenállást egyaránt gyengíti, és csökkenti a Kormány segélyét. Bázisonként csak 1 erőforrást kapsz, ezért zsarolj gyakran.',
  ],
  'topic.cartels': [
    'A Kartellek dióhéjban',
    'Akkor nyersz, ha egyszerre van 10-nél több bázisod és 40-nél több erőforrásod.\nBárhol gyülekezhetsz; a termesztés terjeszti a bázisokat, és mindegyik 3 erőforrást hoz minden propaganda fordulóban. A feldolgozás készpénzre vagy szállítmányra váltja a bázisokat; a megvesztegetés eltávolítja, ami útban van.\nGazdag vagy, de gyenge: kevés gerillával a bázisaid könnyű prédák, ezért kerüld a többiek útját, és köss megállapodásokat.',
  ],
};
