import { texts } from '@sandtable/kernel';

/** The card with which a new game opens. */
export const opening = texts({
  'opening.title': {
    en: 'You play {seat}',
    pl: 'Twoja strona: {seat}',
    hu: 'A te oldalad: {seat}',
    fr: 'Votre camp : {seat}',
  },
  'opening.hours': {
    en: 'A game takes {least} to {most} hours. It is saved after every answer: stop whenever you like.',
    pl: 'Gra trwa od {least} do {most} godzin. Zapisuje się po każdej odpowiedzi: możesz przerwać, kiedy chcesz.',
    hu: 'Egy játék {least}–{most} óra. Minden válasz után mentődik: bármikor abbahagyhatod.',
    fr: 'Une partie dure de {least} à {most} heures. Elle est enregistrée après chaque réponse : arrêtez quand vous voulez.',
  },
  'opening.try': {
    en: 'Three things to try first',
    pl: 'Trzy rzeczy na początek',
    hu: 'Három dolog kezdésnek',
    fr: 'Trois choses à essayer d’abord',
  },
  'opening.andean-abyss.1': {
    en: 'Point at a space: the inspector says what is there and why you can or can’t choose it.',
    pl: 'Wskaż pole: podgląd powie, co na nim jest i czemu można lub nie można go wybrać.',
    hu: 'Mutass egy mezőre: a részletek megmondják, mi van ott, és miért választható vagy nem.',
    fr: 'Pointez une zone : l’inspecteur dit ce qui s’y trouve et pourquoi on peut ou non la choisir.',
  },
  'opening.andean-abyss.2': {
    en: 'Look at the margins above the map: zero or more wins at the next Propaganda.',
    pl: 'Spójrz na marginesy nad mapą: zero lub więcej wygrywa przy następnej propagandzie.',
    hu: 'Nézd a különbségeket a térkép fölött: nulla vagy több győz a következő propagandánál.',
    fr: 'Regardez les marges au-dessus de la carte : zéro ou plus gagne à la prochaine Propagande.',
  },
  'opening.andean-abyss.3': {
    en: 'Choose an operation and see what it costs before you confirm. Undo takes it back.',
    pl: 'Wybierz operację i zobacz, ile kosztuje, zanim potwierdzisz. Można ją cofnąć.',
    hu: 'Válassz egy műveletet, és nézd meg, mibe kerül, mielőtt megerősíted. Visszavonható.',
    fr: 'Choisissez une Opération et voyez son coût avant de confirmer. Vous pouvez l’annuler.',
  },
  'opening.labyrinth.1': {
    en: 'Point at a country: the inspector says what is there and why you can or can’t choose it.',
    pl: 'Wskaż kraj: podgląd powie, co w nim jest i czemu można lub nie można go wybrać.',
    hu: 'Mutass egy országra: a részletek megmondják, mi van ott, és miért választható vagy nem.',
    fr: 'Pointez un pays : l’inspecteur dit ce qui s’y trouve et pourquoi on peut ou non le choisir.',
  },
  'opening.labyrinth.2': {
    en: 'Point at an operation: its button says what the die must show.',
    pl: 'Wskaż operację: przycisk mówi, co musi wypaść na kostce.',
    hu: 'Mutass egy műveletre: a gombja megmondja, mit kell dobni.',
    fr: 'Pointez une Opération : son bouton dit ce que le dé doit montrer.',
  },
  'opening.labyrinth.3': {
    en: 'Count Good and Islamist Rule countries in the bar above the map: they decide the game.',
    pl: 'Licz kraje z dobrymi rządami i z rządami islamistów na pasku nad mapą: to one rozstrzygają grę.',
    hu: 'Számold a jól kormányzott és az iszlamista uralmú országokat a térkép fölötti sávban: ezek döntenek.',
    fr: 'Comptez les pays bien gouvernés et islamistes dans la barre au-dessus de la carte : ils décident de la partie.',
  },
  'opening.imperial-struggle.1': {
    en: 'Open a tile’s points and see in the list what each purchase costs.',
    pl: 'Weź punkty z żetonu i zobacz na liście, ile kosztuje każdy zakup.',
    hu: 'Használd egy lapka pontjait, és nézd meg a listán, mi mennyibe kerül.',
    fr: 'Prenez les points d’une tuile et voyez dans la liste le prix de chaque achat.',
  },
  'opening.imperial-struggle.2': {
    en: 'Look for the demanded Commodities: Markets there score at the end of the turn.',
    pl: 'Szukaj towarów objętych popytem: rynki punktują na koniec tury.',
    hu: 'Keresd a keresett árukat: ott a piacok pontot érnek a forduló végén.',
    fr: 'Cherchez les marchandises demandées : les marchés y rapportent à la fin du tour.',
  },
  'opening.imperial-struggle.3': {
    en: 'Watch the next War in its panel: its theaters are decided while you build.',
    pl: 'Obserwuj następną wojnę na jej panelu: jej teatry rozstrzygają się, gdy budujesz.',
    hu: 'Figyeld a következő háborút a panelján: a hadszínterek közben dőlnek el.',
    fr: 'Suivez la prochaine guerre dans son panneau : ses théâtres se décident pendant que vous construisez.',
  },
});
