import type { asks as en } from '../en/asks.js';

export const asks: Readonly<Record<keyof typeof en, string>> = {
  'ask.act.first':
    '{faction} – első megfelelő („{card}”): művelet speciális tevékenységgel vagy anélkül, az esemény vagy passzolás. {text}',
  'ask.act.first.limited':
    '{faction} – első megfelelő („{card}”). Ez az utolsó eseménykártya a végső propaganda előtt: limitált művelet (tisztogatás és menetelés nem lehet), az esemény vagy passzolás. {text}',
  'ask.act.second':
    '{faction} – második megfelelő („{card}”): művelet speciális tevékenységgel vagy anélkül{event, select, open {, az esemény} other {}}, vagy passzolás. {text}',
  'ask.act.second.limited':
    '{faction} – második megfelelő („{card}”): limitált művelet egyetlen mezőn{last, select, yes { (az utolsó eseménykártyán tisztogatás és menetelés nem lehet)} other {}}{event, select, open {, az esemény} other {}} vagy passzolás. {text}',
  'ask.event.side': '{faction}, „{card}” végrehajtása: melyik szöveg? {text}',
  'ask.event.single': '{faction}, „{card}” végrehajtása. {text}',

  'ask.afterwards':
    '{faction}: nincs több választható mező. Jöjjön most a speciális tevékenység, vagy haladjunk tovább?',
  'ask.train.space': '{faction}: hol legyen kiképzés? Erőforrás városonként vagy körzetenként: {cost}.',
  'ask.train.troops': '{faction}: hány katonát raksz le ide: {space}? Összesen legfeljebb 6 kockát.',
  'ask.train.police': '{faction}: hány rendőrt raksz le ide: {space}? Összesen legfeljebb 6 kockát.',
  'ask.train.build':
    '{faction}: a kiválasztott mezők egyikén 3 kockát bázisra cserélsz, vagy civil fejlesztési projektet fizetsz? Válaszd ki a mezőt, vagy fejezd be.',
  'ask.train.way': '{faction}: bázis 3 kockáért, vagy civil fejlesztési projekt lépésenként 3 erőforrásért?',
  'ask.train.base': '{faction}: a bázisra cserélt 3 kocka közül hány legyen katona ({space})? A többi rendőr.',
  'ask.civic.space':
    '{faction}: hol legyen civil fejlesztési projekt? 3 erőforrás eltávolít egy terrorjelzőt, vagy egy szinttel növeli a támogatást.',
  'ask.civic.steps': '{faction}: hány lépés civil fejlesztési projekt legyen itt: {space}? Lépésenként 3 erőforrás.',
  'ask.patrol.from':
    '{faction}: melyik mezőről induljanak az őrjáratozó kockák? Kommunikációs vonalakon és városokon át mozognak, amíg gerillába nem ütköznek.',
  'ask.patrol.to': '{faction}: hol álljanak meg az innen induló kockák: {from}?',
  'ask.patrol.destination': '{faction}: melyik legyen ennek a limitált őrjáratnak az egyetlen célmezője?',
  'ask.patrol.into': '{faction}: honnan mozogjanak kockák ide: {to}?',
  'ask.patrol.find':
    '{faction}: a kockák a helyükön vannak. Melyik kommunikációs vonalon keresnek most gerillákat, vagy előbb a speciális tevékenység jöjjön? Ha kész, a többi sorban következik.',
  'ask.patrol.assault':
    '{faction}: az őrjárat után egy kommunikációs vonalon költség nélkül lehet támadás (kormány). Hol legyen?',
  'ask.move.troops': '{faction}: hány katona mozogjon ({from} → {to})?',
  'ask.move.police': '{faction}: hány rendőr mozogjon ({from} → {to})?',
  'ask.move.underground': '{faction}: hány rejtőzködő gerilla mozogjon ({from} → {to})?',
  'ask.move.active': '{faction}: hány aktív gerilla mozogjon ({from} → {to})?',
  'ask.cargo':
    '{faction}: az itteni {n, plural, one {# szállítmányból} other {# szállítmányból}} hány menjen velük ({from} → {to})?',
  'ask.activate':
    '{faction}: kinek a gerilláját aktiválod itt: {space}? Még legfeljebb {n}; az egyszer célba vett frakció gerilláit aktiválni kell, ameddig lehet.',
  'ask.sweep.space':
    '{faction}: hol legyen tisztogatás? Válassz célmezőnek egy várost vagy körzetet. Erőforrás mezőnként: {cost}.',
  'ask.sweep.from':
    '{faction}: honnan mozogjanak katonák ide: {to}? Szomszédos mezőről, vagy egyetlen gerillamentes kommunikációs vonalon át.',
  'ask.sweep.police': '{faction}: csatlakozzon 1 rendőr a tisztogatáshoz itt: {to}? Honnan?',
  'ask.sweep.find':
    '{faction}: a katonák a helyükön vannak. Hol keresnek most gerillákat, vagy előbb a speciális tevékenység jöjjön? Ha kész, a többi mező sorban következik.',
  'ask.sweep.kind': '{faction}: a tisztogatásban a katonák vagy a rendőrök számítsanak (elsőként itt: {space})?',
  'ask.assault.space':
    '{faction}: hol legyen támadás (kormány)? A katonák (városban és kommunikációs vonalon a rendőrök is) aktív ellenséges egységeket távolítanak el. Erőforrás mezőnként: {cost}.',
  'ask.assault.target':
    '{faction}: melyik ellenséges egységet távolítod el innen: {space}? Hátralévő találatok: {n}; bázisok utolsóként.',

  'ask.rally.space': '{faction}: hol legyen gyülekezés? Erőforrás mezőnként: {cost}.',
  'ask.rally.way': '{faction}: mit hozzon a gyülekezés itt: {space}?',
  'ask.rally.base': '{faction}: a bázisra cserélt 2 gerilla közül hány legyen aktív ({space})?',
  'ask.rally.number': '{faction}: hány gerillát raksz le ide: {space}?',
  'ask.rally.gather': '{faction}: honnan jöjjenek gerillák ide: {to}? Utána itt mindegyik rejtőzködő lesz.',
  'ask.march.space':
    '{faction}: hová legyen menetelés? Erőforrás minden városért vagy körzetért, ahová gerillák lépnek: {cost}; a kommunikációs vonal ingyenes.',
  'ask.march.from': '{faction}: honnan meneteljenek gerillák ide: {to}?',
  'ask.attack.space': '{faction}: hol legyen támadás (lázadó)? Erőforrás mezőnként: {cost}.',
  'ask.attack.way':
    '{faction}: szokásos támadás itt: {space} (minden gerilla felfedi magát, a dobás dönt), vagy rajtaütés (csak egy fedi fel magát, biztos siker)?',
  'ask.attack.target': '{faction}: melyik ellenséges egységet távolítod el innen: {space}? Bázisok utolsóként.',
  'ask.terror.space':
    '{faction}: hol legyen terror egy rejtőzködő gerillával? Erőforrás városonként vagy körzetenként: {cost}; a kommunikációs vonal ingyenes.',

  'ask.airLift.from': '{faction}: honnan vigyen katonákat a légi híd?',
  'ask.airLift.to': '{faction}: hová vigye a légi híd az innen induló katonákat: {from}?',
  'ask.airStrike.space': '{faction}: melyik körzetben vagy kommunikációs vonalon legyen légi csapás?',
  'ask.airStrike.target': '{faction}: melyik egységet távolítsa el a légi csapás innen: {space}?',
  'ask.eradicate.space':
    '{faction}: melyik körzetben legyen felszámolás? Segély +4, az ottani kartellbázisok lekerülnek.',
  'ask.eradicate.shift':
    '{faction}: a felszámolás felháborítja a gazdákat ({space}): melyik körzet (ez vagy egy szomszédos) mozduljon el az aktív ellenállás felé?',
  'ask.extort.space': '{faction}: hol legyen zsarolás? Egy rejtőzködő gerilla aktívvá válik 1 erőforrásért.',
  'ask.kidnap.space':
    '{faction}: hol legyen emberrablás? E terror azon mezőin lehet, ahol több a FARC gerilla, mint a rendőr.',
  'ask.kidnap.victim': '{faction}: ki fizeti a váltságdíjat itt: {space}?',
  'ask.kidnap.recruit': '{faction}: az emberrablásnál 6 a dobás: melyik egységet rakja le az AUC ide: {space}?',
  'ask.assassinate.space':
    '{faction}: hol legyen orgyilkosság? E terror azon mezőin lehet, ahol több az AUC gerilla, mint a rendőr.',
  'ask.assassinate.target': '{faction}: melyik ellenséges egység legyen az orgyilkosság áldozata itt: {space}?',
  'ask.cultivate.space':
    '{faction}: hol legyen termesztés? Lakott mezőn lehet, ahol több a kartellgerilla, mint a rendőr.',
  'ask.cultivate.way': '{faction}: új bázis itt: {to}, vagy áthelyezel egyet máshonnan?',
  'ask.cultivate.from': '{faction}: honnan kerüljön át bázis ide: {to}?',
  'ask.process.way': '{faction}: feldolgozás – bázisokból erőforrás, vagy szállítmányok előkészítése?',
  'ask.process.base': '{faction}: hol távolítasz el egy bázist 3 erőforrásért?',
  'ask.process.shipment': '{faction}: hová kerüljön szállítmány? Olyan mezőre, ahol van kartellbázis és gerilla.',
  'ask.process.guerrilla': '{faction}: melyik gerilla kapja a szállítmányt itt: {space}?',
  'ask.bribe.space': '{faction}: hol legyen megvesztegetés? Mezőnként 3 erőforrás, legfeljebb 3 mezőn.',
  'ask.bribe.way': '{faction}: mit érjen el a megvesztegetés itt: {space}?',
  'ask.bribe.target': '{faction}: melyik egységet távolítod el innen: {space}?',
  'ask.bribe.flip': '{faction}: melyik gerillát fordítod át itt: {space}?',

  'ask.shipment.settle':
    '{faction}: lekerül egy szállítmányt őrző egység ({space}: {piece}). Ki veszi át a szállítmányt?',
  'ask.shipment.captured':
    '{faction}: lekerül egy szállítmányt őrző egység ({space}: {piece}). Ki veszi át a szállítmányt, vagy az ellenség zsákmánya lesz?',
  'ask.ship':
    '{faction}: eltávolítasz egy szállítmányt egy további, ingyenes limitált műveletért? Kinek a szállítmányát? Más frakciónak bele kell egyeznie.',
  'ask.ship.agree':
    '{faction}: kérés ({asker}): távolítsd el egyik szállítmányodat, hogy ingyenes limitált műveletet kapjon. Beleegyezel?',
  'ask.ship.which': '{faction}: melyik mezőn levő szállítmányt?',
  'ask.ship.operation': '{faction}: melyik ingyenes limitált művelet legyen?',
  'ask.remove.space': '{faction}: honnan távolítasz el saját egységet, hogy újra lerakhasd?',
  'ask.remove.piece': '{faction}: melyik saját egység kerüljön az elérhető egységek közé innen: {space}?',
  'ask.transfer.what': '{faction}: milyen megállapodás legyen? Az egyezségek senkit sem kötnek.',
  'ask.transfer.operation': '{faction}: melyik műveletet fizesse más játékos?',
  'ask.transfer.to': '{faction}: kinek adsz erőforrást?',
  'ask.transfer.amount': '{faction}: hány erőforrást adsz neki: {to}?',
  'ask.transfer.from': '{faction}: kitől kérsz erőforrást?',
  'ask.transfer.askAmount': '{faction}: hány erőforrást kérsz tőle: {from}?',
  'ask.transfer.agree': '{faction}: kérés ({asker}): {n, plural, one {# erőforrás} other {# erőforrás}}. Beleegyezel?',
  'ask.transfer.shipment': '{faction}: melyik mezőn levő szállítmányt adod át?',
  'ask.transfer.askShipment': '{faction}: melyik mezőn levő szállítmányt kéred?',
  'ask.transfer.owner': '{faction}: kinek a szállítmányát?',
  'ask.transfer.taker': '{faction}: melyik gerilla veszi át a szállítmányt itt: {space}?',
  'ask.transfer.agreeShipment': '{faction}: kérés ({asker}): a szállítmányod innen: {space}. Beleegyezel?',

  'ask.deploy.space': '{faction}: hová telepíted: {piece}? Még lerakandó: {n}.',
  'ask.deploy.number': '{faction}: hányat telepítesz ide: {piece}? Még lerakandó: {n}.',
  'ask.specialForces':
    '{faction}: a „7th Special Forces” legfeljebb 3 terror- vagy szabotázsjelzőt távolíthat el. Honnan?',
  'ask.drugProfits': '{faction}: a szállítmányért ({space}) bázis kerüljön oda, vagy 6 erőforrást kapsz?',
  'ask.agitate.space':
    '{faction}: hol legyen agitáció? 1 erőforrás eltávolít egy terrorjelzőt, vagy egy szinttel növeli az ellenállást.',
  'ask.agitate.steps': '{faction}: hány lépés agitáció legyen itt: {space}? Lépésenként 1 erőforrás.',
  'ask.zone': '{faction}: hová kerüljön a FARC zóna? Azon körzetek egyikébe, ahol a legtöbb a FARC egység.',
  'ask.backing': '{faction}: elit támogatás. Legyen ingyenes gyülekezés egy mezőn?',
  'ask.redeploy.from': '{faction}: honnan csoportosítod át: {piece}?',
  'ask.redeploy.to': '{faction}: hová csoportosítod át innen: {from}? {piece} ({n})',
  'ask.redeploy.number': '{faction}: hányat csoportosítasz át ({from} → {to}): {piece}?',

  'ask.event.set': '{faction}, „{card}”: melyik mező szintje változzon?',
  'ask.event.shiftSupport': '{faction}, „{card}”: melyik mező mozduljon el az aktív támogatás felé?',
  'ask.event.shiftOpposition': '{faction}, „{card}”: melyik mező mozduljon el az aktív ellenállás felé?',
  'ask.event.removeFrom': '{faction}, „{card}”: honnan távolítasz el egységet? (Még eltávolítandó: {n})',
  'ask.event.removePiece': '{faction}, „{card}”: melyik egységet távolítod el innen: {space}? (Még eltávolítandó: {n})',
  'ask.event.place': '{faction}, „{card}”: hová rakod le: {piece}?',
  'ask.event.placePiece': '{faction}, „{card}”: melyik egységet rakod le ide: {space}? (Még lerakandó: {n})',
  'ask.event.movePiece': '{faction}, „{card}”: melyik gerillát mozgatod innen: {from}?',
  'ask.event.special': '{faction}, „{card}”: melyik ingyenes speciális tevékenység? (Hátravan: {n})',
  'ask.event.terrorBy': '{faction}, „{card}”: melyik gerilla hajtja végre a terrort itt: {space}?',
  'ask.event.level': '{faction}, „{card}”: melyik szint legyen itt: {space}?',
  'ask.event.survivor': '{faction}, „{card}”: melyik kartellgerilla marad meg itt: {space}?',
  'ask.event.faction': '{faction}, „{card}”: melyik frakció?',
  'ask.event.space': '{faction}, „{card}”: melyik mezőn?',
  'ask.event.department': '{faction}, „{card}”: melyik körzetben?',
  'ask.event.city': '{faction}, „{card}”: melyik városban?',
  'ask.event.moveFrom': '{faction}, „{card}”: honnan mozgatsz?',
  'ask.event.moveTo': '{faction}, „{card}”: hová mozgatsz innen: {from}?',
  'ask.event.number': '{faction}, „{card}”: hányat?',
  'ask.event.flip': '{faction}, „{card}”: hol fordítasz át gerillát?',
  'ask.event.flipPiece': '{faction}, „{card}”: melyik gerillát fordítod át?',
  'ask.event.replaceFrom': '{faction}, „{card}”: hol cserélsz le egységet?',
  'ask.event.replacePiece': '{faction}, „{card}”: melyik egységet cseréled le?',
  'ask.event.replaceBy': '{faction}, „{card}”: mire cseréled?',
  'ask.event.choice': '{faction}, „{card}”: melyik hatást választod?',
  'ask.event.shipment': '{faction}, „{card}”: melyik szállítmány?',
  'ask.event.pipeline': '{faction}, „{card}”: melyik csővezeték?',
  'ask.event.operation': '{faction}, „{card}”: melyik ingyenes művelet legyen itt: {space}?',
  'ask.discord':
    '{faction}: a(z) „{card}” kártyán a 2. jogosult: {nonplayer}. A kétszemélyes játékban te döntesz helyette: esemény vagy művelet? {text}',
};
