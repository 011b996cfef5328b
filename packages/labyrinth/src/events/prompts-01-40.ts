import { texts } from '@sandtable/kernel';

/** What only the cards 1-40 ask. */
export const PROMPTS_01_40 = texts({
  'ask.event.plot.which': {
    en: '{card}: choose the plot in {space}. Hidden plots look alike.',
    pl: '{card}: wybierz Intrygę ({space}). Ukryte wyglądają tak samo.',
    hu: '{card}: válassz merényletet ({space}). A rejtettek egyformák.',
    fr: '{card} : choisissez le complot ({space}). Les complots cachés se ressemblent.',
    es: '«{card}»: elige el complot en {space_the}. Los complots ocultos son idénticos a la vista.',
  },
  'ask.event.extra': {
    en: '{card}: you may play one more card now, in addition to the two of this Action Phase. Choose it, or “Done”.',
    pl: '{card}: możesz teraz zagrać jeszcze jedną kartę, poza dwiema w tej Fazie Akcji. Wybierz ją albo „Gotowe”.',
    hu: '{card}: most kijátszhatsz még egy kártyát, az akciófázis két kártyáján felül. Válaszd ki, vagy „Kész”.',
    fr: '{card} : vous pouvez jouer maintenant une carte de plus, en sus des deux de cette phase d’action. Choisissez-la, ou « Terminé ».',
    es: '«{card}»: puedes jugar ahora una carta más, además de las dos de esta Fase de Acción. Elígela, o «Listo».',
  },
  'ask.event.ideas': {
    en: '{card}: choose a Schengen country for a War of Ideas roll, or “Done”. (rolls left: {left})',
    pl: '{card}: wybierz kraj Schengen, w którym rzucasz na Wojnę Idei, albo „Gotowe”. (zostało rzutów: {left})',
    hu: '{card}: válassz schengeni országot egy dobásra az eszmék háborújában, vagy „Kész”. (hátralévő dobások: {left})',
    fr: '{card} : choisissez un pays de Schengen pour un jet de guerre des idées, ou « Terminé ». (jets restants : {left})',
    es: '«{card}»: elige un país Schengen para una tirada de Guerra de ideas, o «Listo». (tiradas restantes: {left})',
  },
  'ask.event.backChannel': {
    en: '{card}: discard a card whose value equals an Adversary’s Resources, and that country becomes Neutral and gets 1 Aid. Or choose “Done”.',
    pl: '{card}: odrzuć kartę o wartości równej Zasobom Wrogiego kraju, a stanie się on Neutralny i dostanie 1 Pomoc. Albo wybierz „Gotowe”.',
    hu: '{card}: dobj el egy kártyát, amelynek értéke egy ellenséges ország erőforrásaival egyenlő: az az ország semleges lesz, és kap 1 segélyt. Vagy válaszd ezt: „Kész”.',
    fr: '{card} : défaussez une carte dont la valeur égale les ressources d’un adversaire : ce pays devient neutre et reçoit 1 aide. Ou choisissez « Terminé ».',
    es: '«{card}»: descarta una carta cuyo valor sea igual a los Recursos de un Adversario, y ese país pasa a ser Neutral y recibe 1 Ayuda. O elige «Listo».',
  },
  'ask.event.regimeChange': {
    en: '{card}: carry out Regime Change in {space} now? If not, you can still do it later with an operation of value 3.',
    pl: '{card}: przeprowadzić teraz Zmianę Reżimu ({space})? Jeśli nie, możesz to zrobić później operacją o wartości 3.',
    hu: '{card}: végrehajtod most a rezsimváltást ({space})? Ha nem, később is megteheted 3 értékű művelettel.',
    fr: '{card} : effectuer maintenant le changement de régime ({space}) ? Sinon, vous pourrez le faire plus tard avec une opération de valeur 3.',
    es: '«{card}»: ¿llevas a cabo ahora el Cambio de régimen en {space_the}? Si no, aún podrás hacerlo más adelante con una operación de valor 3.',
  },
});
