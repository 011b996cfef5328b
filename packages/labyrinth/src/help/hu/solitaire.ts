import type { TranslatedHelp } from '@sandtable/kernel';
import type { solitaire as en } from '../en/solitaire.js';

export const solitaire: TranslatedHelp<typeof en> = {
  '9.1': [
    'Győzelem az egyszemélyes játékban',
    'Az utolsó sejt eltávolítása nem győzelem. A dzsihadisták 6 iszlamista erőforrással akkor is győznek, ha az országok közül semelyik kettő sem szomszédos. Ha elfogy az utolsó pakli, az USA-nak legalább 6, 9 vagy 12 jó erőforrás is kell 1, 2 vagy 3 paklinál.',
  ],
  '9.2': [
    'A dzsihadisták paklija',
    'A kezük egy pakli, amelyet senki sem lát. A felső lapot játsszák ki, akciófázisonként kettőt. Amit kapnak, felülre kerül; amit vesztenek, felülről megy. Tartalékot soha nem használnak, és soha nem váltanak ki amerikai eseményt.',
  ],
  '9.3.1': [
    'Melyik sejtet használják vagy veszítik el',
    'Ha a dzsihadistáknak választaniuk kell egy országban lévő sejtjeik közül, az aktívak megelőzik az alvókat, Sadr az utolsó. Ahol az USA választ, szabadon választ.',
  ],
  '9.3.2': [
    'Melyik merényletet helyezik el',
    'Egy sikeres merénylet véletlen jelzőt vesz az elérhetők közül, a lap értékétől függetlenül. Amelyik esemény számot mond, annál az marad.',
  ],
  '9.4.1': [
    'Esemény vagy művelet',
    'Amerikai lap, amelynek eseménye most bekövetkezhetne: merényletre használják, és az esemény elmarad. Saját és semleges eseményeik megtörténnek, ha tudnak; ha egy esemény sejtet helyezne el, de a sávon egy sincs, radikalizálódás lesz belőle.\nSemleges esemény után, és minden más lappal, az első lehetséges műveletet választják: nagy dzsihád, amely sikerülhet, kis dzsihád jó vagy megfelelő kormányzásnál, toborzás, utazás.',
  ],
  '9.4.2.1': [
    'Hol csapnak le az események',
    'A merényletet elhelyező események a merénylet sorrendjét követik (9.4.2.2), a kormányzást vagy elköteleződést változtatók a kis dzsihádét (9.4.2.4), a sejteket mozgatók az utazásét (9.4.2.6). Ha a kártya más választást hagy, a megengedett országok között kocka dönt.',
  ],
  '9.4.2.2': [
    'Hol terveznek merényletet',
    'Először az Egyesült Államokban. Ha a presztízs nem alacsony: Abu Sayyaf idején a Fülöp-szigeteken, aztán ahol csapatok vannak. Ha nincs GWOT-büntetés: ahol a hozzáállás az USA-éval egyezik. Aztán ahol segély van. Ha a finanszírozás 9 alatt van: nem muszlim, majd muszlim országokban.\nMinden lépésben a megfelelő megelőzi a jót és a gyengét; esemény merényleteinél jó, megfelelő, gyenge a sorrend. Sejtenként egy kocka. A maradékból radikalizálódás lesz.',
  ],
  '9.4.2.3': [
    'Hol próbálnak nagy dzsihádot',
    'Csak ahol sikerülhet: a sejtek 5-tel többen vannak a csapatoknál, és az érték elég, gyenge kormányzásnál 2, megfelelőnél 3, ostromlott rezsimnél 1-gyel kevesebb. Először Pakisztán, aztán a legtöbb erőforrás.',
  ],
  '9.4.2.4': [
    'Hol próbálnak kis dzsihádot',
    'Jó kormányzású országokban a megfelelő kormányzásúak előtt. Ezek közt: Pakisztán, aztán ahol segély van, aztán az ostromlott rezsimek, aztán a legtöbb erőforrás. Sejtenként egy kocka, ameddig az érték tart; a maradékból radikalizálódás lesz.',
  ],
  '9.4.2.5': [
    'Hol toboroznak',
    'Minden kockánál újra választanak. Először rezsimváltásos ország, ahol a csapatok legalább 5-tel többen vannak a sejteknél; aztán iszlamista uralom alatti ország, ahol kevesebb a sejt, mint a lap értékének kétszerese; aztán a legmagasabb toborzási szám vagy kormányzás.\nEgyenlőségnél: ostromlott rezsim, a legtöbb csapat és sejt együtt, a legtöbb erőforrás, végül kocka.',
  ],
  '9.4.2.6': [
    'Hová utaznak',
    'Lépésenként egy sejt: ország rezsimváltással, ostromlott rezsimmel vagy segéllyel; gyenge kormányzású ország, ahol két újabb sejttel nagy dzsihád volna lehetséges; jó vagy megfelelő kormányzású muszlim ország, amely mellett sejt van; ha az USA hozzáállása kemény, jelöletlen nem muszlim ország, ha puha, egy puha hozzáállású. A maradék egy véletlen országba megy.\nMinden lépésben először Pakisztán, aztán a legtöbb erőforrás, aztán kocka.',
  ],
  '9.4.2.6.1': [
    'Honnan indulnak',
    'Iszlamista uralom alatti országból, ahol több a sejt, mint a lap értéke; aztán rezsimváltásos országból, ahol több a sejt, mint a csapat; aztán a cél szomszédjából; aztán bárhonnan. Az aktívak indulnak először, és lehetőleg nem olyan országból, amely ugyanennek a lapnak a célja.\nIszlamista uralom alatti vagy rezsimváltásos ország utolsó sejtje marad, és elalszik.',
  ],
  '9.4.3': [
    'Radikalizálódás',
    'Amit egy művelet nem tud felhasználni, azt ebben a sorrendben költik el, mindegyiket egyszer: egy sejt a sávról véletlen országba, a finanszírozástól függetlenül; egy sejt biztosan megérkező utazása; ha a finanszírozás 9 alatt van, merénylet egy véletlen országban, ahol sejt van. Minden további pont egy véletlen, jó vagy megfelelő kormányzású muszlim országot egy szinttel ront.',
  ],
  '9.5': [
    'Véletlen országok',
    'Kockák mutatnak egy országra egy táblázatban. Ha nem felel meg, a legközelebbi megfelelő következik, egyenlők között kocka dönt.',
  ],
  '9.6': [
    'Saját utasítású események',
    'Néhány lapnál meg van mondva, mit tesznek vele az egyszemélyes játék dzsihadistái: az Oil Price Spike például visszaveszi egyik legértékesebb eldobott lapjukat, a Clean Operatives mindkét sejtje az Egyesült Államokba megy, az Iran és a Jaysh al-Mahdi pedig egy kockával választott síita-vegyes országra csap le.',
  ],
  '9.7': [
    'Dzsihadista ideológia',
    'Erősíti az egyszemélyes játék dzsihadistáit; minden szint tartalmazza az előzőket. Összehangolt (a mi kiegészítésünk): minden sikeres merénylet két merényletet helyez el. Vonzó: minden sikeres toborzás két sejtet. Erős: a nagy dzsihádhoz elég 3-mal több sejt, mint csapat. Fertőző: az USA-nak minden lapját ki kell játszania. Virulens: a dzsihád sikertelen kockái nem kerülnek sejtbe.',
  ],
};
