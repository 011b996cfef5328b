import { texts } from '@sandtable/kernel';

/** What only the cards 81-120 ask. */
export const PROMPTS_81_120 = texts({
  'ask.event.videos': {
    en: '{card}: choose a country without cells. It is tested and you roll to Recruit there; if no cell is placed, it gets a cadre. (countries left: {left})',
    pl: '{card}: wybierz kraj bez komórek. Przechodzi test i rzucasz tam na Rekrutację; jeśli nie pojawi się komórka, umieszczasz kadrę. (zostało krajów: {left})',
    hu: '{card}: válassz egy sejt nélküli országot. Próbára kerül, és toborzásra dobsz; ha nem érkezik sejt, káder jön. (hátralévő országok: {left})',
    fr: '{card} : choisissez un pays sans cellule. Il est testé et vous y lancez un dé de recrutement ; si aucune cellule n’est placée, il reçoit un cadre. (pays restants : {left})',
    es: '«{card}»: elige un país sin células. Se sondea y tiras para reclutar allí; si no se coloca ninguna célula, recibe un cuadro. (países restantes: {left})',
  },
  'ask.event.leak': {
    en: '{card}: choose the event that is leaked. It ends and can no longer occur.',
    pl: '{card}: wybierz zdarzenie, które wychodzi na jaw. Kończy się i nie może już zajść.',
    hu: '{card}: válaszd ki, melyik esemény szivárog ki. Véget ér, és többé nem következhet be.',
    fr: '{card} : choisissez l’événement révélé. Il prend fin et ne peut plus se produire.',
    es: '«{card}»: elige el evento que se filtra. Termina y ya no puede ocurrir.',
  },
  'ask.event.martyr': {
    en: '{card}: choose a country where you remove a cell to place two available plots.',
    pl: '{card}: wybierz kraj, w którym usuwasz komórkę, by umieścić dwie dostępne Intrygi.',
    hu: '{card}: válassz egy országot, ahol leveszel egy sejtet, hogy két elérhető merényletet helyezz el.',
    fr: '{card} : choisissez un pays où vous retirez une cellule pour placer deux complots disponibles.',
    es: '«{card}»: elige un país donde retiras una célula para colocar dos complots disponibles.',
  },
  'ask.event.plotPlace': {
    en: '{card}: choose the country where you place an available plot.',
    pl: '{card}: wybierz kraj, w którym umieszczasz dostępną Intrygę.',
    hu: '{card}: válaszd ki az országot, ahol elérhető merényletet helyezel el.',
    fr: '{card} : choisissez le pays où vous placez un complot disponible.',
    es: '«{card}»: elige el país donde colocas un complot disponible.',
  },
  'ask.event.worsen': {
    en: '{card}: choose the country whose Governance worsens by one level.',
    pl: '{card}: wybierz kraj, którego Rządy pogarszają się o jeden poziom.',
    hu: '{card}: válaszd ki az országot, amelynek kormányzása egy szinttel romlik.',
    fr: '{card} : choisissez le pays dont la gouvernance se dégrade d’un niveau.',
    es: '«{card}»: elige el país cuya Gobernanza empeora un nivel.',
  },
  'ask.event.test': {
    en: '{card}: choose a Shia-Mix country. It is tested; then you remove a cell there or in Iran.',
    pl: '{card}: wybierz kraj szyicko-mieszany. Przechodzi test, po czym usuwasz komórkę stamtąd albo z Iranu.',
    hu: '{card}: válassz síita-vegyes országot. Próbára kerül, majd onnan vagy Iránból leveszel egy sejtet.',
    fr: '{card} : choisissez un pays mixte chiite. Il est testé, puis vous y retirez une cellule, ou en Iran.',
    es: '«{card}»: elige un país mixto chiita. Se sondea; después retiras una célula de allí o de Irán.',
  },
  'ask.event.jihad': {
    en: '{card}: choose a Shia-Mix country for two Jihad rolls. It is tested first; no cells are needed.',
    pl: '{card}: wybierz kraj szyicko-mieszany, w którym wykonujesz dwa rzuty na Dżihad. Najpierw przechodzi test; komórki nie są potrzebne.',
    hu: '{card}: válassz síita-vegyes országot két dzsiháddobásra. Előbb próbára kerül; sejt nem kell hozzá.',
    fr: '{card} : choisissez un pays mixte chiite pour deux jets de djihad. Il est d’abord testé ; aucune cellule n’est requise.',
    es: '«{card}»: elige un país mixto chiita para dos tiradas de Yihad. Antes se sondea; no hacen falta células.',
  },
  'ask.event.shiaMix': {
    en: '{card}: roll on the Shia-Mix table. The country rolled is tested; the nearest one that the event can affect is the target.',
    pl: '{card}: rzuć w tabeli krajów szyicko-mieszanych. Wylosowany kraj przechodzi test; celem jest najbliższy, którego zdarzenie może dotyczyć.',
    hu: '{card}: dobj a síita-vegyes táblázaton. A kidobott ország próbára kerül; a célpont a legközelebbi, amelyre az esemény hathat.',
    fr: '{card} : lancez le dé sur la table des pays mixtes chiites. Le pays tiré est testé ; la cible est le plus proche que l’événement peut toucher.',
    es: '«{card}»: tira en la tabla de países mixtos chiitas. El país que salga se sondea; el objetivo es el más cercano al que pueda afectar el evento.',
  },
  'ask.event.recover': {
    en: '{card}: choose the card to take into your hand. You show it to the other side.',
    pl: '{card}: wybierz kartę, którą bierzesz na rękę. Pokazujesz ją drugiej stronie.',
    hu: '{card}: válaszd ki a kártyát, amelyet a kezedbe veszel. Megmutatod a másik oldalnak.',
    fr: '{card} : choisissez la carte que vous prenez en main. Vous la montrez à l’autre camp.',
    es: '«{card}»: elige la carta que tomas en tu mano. La muestras al otro bando.',
  },
});
