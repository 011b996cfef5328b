import type { log as en } from '../en/log.js';

const dice = '{n, plural, one {# kość} few {# kości} many {# kości} other {# kości}}';
const signed = (n: string) =>
  `one {{${n}, number, ::+!}} few {{${n}, number, ::+!}} many {{${n}, number, ::+!}} other {{${n}, number, ::+!}}`;
const modified = `{modifier, plural, =0 {} one { {modifier, number, ::+!}} few { {modifier, number, ::+!}} many { {modifier, number, ::+!}} other { {modifier, number, ::+!}}}`;

export const log: Readonly<Record<keyof typeof en, string>> = {
  'log.turn': '—— Nowa tura ——',
  'log.phase': '— Faza Akcji: {side} —',
  'log.endOfTurn': '— Koniec tury —',
  'log.draw':
    '{side}: {n, plural, one {dobrano # kartę} few {dobrano # karty} many {dobrano # kart} other {dobrano # karty}}',
  'log.reshuffle': 'Karty odrzucone zostają przetasowane: zaczyna się talia {n}.',
  'log.lastCard': 'Dobrano ostatnią kartę: gra się kończy.',
  'log.over': '—— Koniec gry ——',
  'log.play': '{side}: zagranie karty „{card}”',
  'log.operation': '{side}: {operation}, wartość {n}',
  'log.reassessment': 'Ponowna Ocena kartami „{card}” i „{second}”',
  'log.reserves': '{side}: Rezerwy wynoszą {now}',
  'log.reserves.spent': '{side}: wydane Rezerwy: {n}',
  'log.held': 'US: ostatnia karta zostaje na ręce',
  'log.discard': 'Odrzucono „{card}”',
  'log.exchange': 'Strony dają sobie nawzajem po jednej losowej karcie',
  'log.recovered': '{side}: „{card}” wraca na rękę',
  'log.removed': '„{card}” opuszcza grę',
  'log.event': 'Zdarzenie, {side}: „{card}”',
  'log.event.none': 'Zdarzenie „{card}” nie może teraz zajść',
  'log.mark': 'Zaczyna działać: {mark}',
  'log.markGone': 'Przestaje działać: {mark}',

  'log.test': '{space}: test, rzut {die}',
  'log.governance': '{space} – Rządy: {governance}',
  'log.alignment': '{space} – Sprzyjanie: {alignment}',
  'log.posture': '{space} – Nastawienie: {posture}',
  'log.postureRoll': `{space}: rzut na Nastawienie, {die}${modified}`,
  'log.prestige': `Prestiż {n, plural, =0 {bez zmian} ${signed('n')}}, teraz {now}`,
  'log.prestigeRoll': `Rzut na Prestiż: {die}${modified}, zmiana o {amount}`,
  'log.funding': `Fundusze {n, plural, =0 {bez zmian} ${signed('n')}}, teraz {now}`,
  'log.aid': '{space}: Pomoc, teraz {n}',
  'log.aidGone': '{space}: Pomoc −{n}',
  'log.besieged': '{space}: Oblężony Reżim',
  'log.revolution': '{space}: Rewolucja Islamska!',

  'log.place':
    '{space}: +{n, plural, one {# komórka uśpiona} few {# komórki uśpione} many {# komórek uśpionych} other {# komórki uśpionej}}',
  'log.activate':
    '{space}: {n, plural, one {# komórka staje się aktywna} few {# komórki stają się aktywne} many {# komórek staje się aktywnych} other {# komórki staje się aktywne}}',
  'log.remove': '{space}: {cell} −{n}',
  'log.cadre': '{space}: zostaje kadra',
  'log.cadreGone': '{space}: usunięto kadrę',
  'log.deploy': '{n, plural, one {# oddział} few {# oddziały} many {# oddziałów} other {# oddziału}}: {from} → {to}',
  'log.nato': '{space}: przybywa NATO i liczy się za 2 oddziały',
  'log.natoGone': '{space}: NATO odchodzi',

  'log.warOfIdeas': 'Wojna Idei: {space}',
  'log.warOfIdeas.tooLittle': '{space}: wartość za mała na tamtejsze Rządy',
  'log.warOfIdeas.roll': '{space}: rzut {die}, z modyfikatorami {total}',
  'log.regimeChange': 'Zmiana Reżimu: {space}',
  'log.withdraw': 'Wycofanie: {space}',
  'log.disrupt': 'Rozbicie: {space}',
  'log.blocked': '{space}: zablokowano, {plot}',
  'log.recruit': `Rekrutacja: {space} (${dice})`,
  'log.roll.success': '{space}: rzut {die}, sukces',
  'log.roll.failure': '{space}: rzut {die}, porażka',
  'log.travel': 'Podróż: {from} → {space}',
  'log.travel.lost': 'Podróż: {from} → {space}, komórka przepada',
  'log.hide': '{space}: komórka znów jest uśpiona',
  'log.jihad.minor': `Mały Dżihad: {space} (${dice})`,
  'log.jihad.major': `Wielki Dżihad: {space} (${dice})`,
  'log.plotting': `Intryga: {space} (${dice})`,
  'log.plot': '{space}: umieszczono zakrytą Intrygę',
  'log.plotOpen': '{space}: umieszczono odkrytą Intrygę, {plot}',
  'log.unblocked': '{space}: Intryga działa, {plot}',
  'log.wmd': 'Dostępne stają się WMD: {n}',
  'log.wmd.none': 'W obszarze nie ma już WMD',
  'log.wmdGone': 'WMD opuszcza grę',

  'log.relieved': '{space}: reżim nie jest już Oblężony',
  'log.backlash': '{space}: Intryga będzie kosztować Dżihadystów Fundusze',
  'log.hand': 'Dżihadyści pokazują rękę: {n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'log.hand.card': 'Na ręce: „{card}”',
  'log.taken': '{side}: karta z ręki drugiej strony',

  'result.us.resources': 'Dobre Rządy obejmują Zasoby o wartości {n}.',
  'result.us.countries': 'Dobre lub Poprawne Rządy w krajach muzułmańskich: {n}.',
  'result.us.cells': 'Na mapie nie ma już żadnej komórki.',
  'result.us.last':
    'Ostatnia talia się skończyła: Dobre Zasoby {good}, ponad dwa razy tyle co Zasoby Islamistów, {islamist}.',
  'result.jihadist.resources': 'Rządy Islamskie obejmują Zasoby o wartości {n}.',
  'result.jihadist.countries':
    'Prestiż wynosi 1, a Słabe Rządy lub Rządy Islamskie panują w krajach muzułmańskich: {n}.',
  'result.jihadist.wmd': 'WMD działa w Stanach Zjednoczonych.',
  'result.jihadist.last':
    'Ostatnia talia się skończyła: Dobre Zasoby {good}, nie więcej niż dwa razy tyle co Zasoby Islamistów, {islamist}.',
  'result.jihadist.alone':
    'Ostatnia talia się skończyła: Dobre Zasoby {good}, a w grze 1-osobowej potrzeba {least}. Zasoby Islamistów: {islamist}.',
};
