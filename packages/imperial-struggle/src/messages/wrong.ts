import { texts } from '@sandtable/kernel';

/** What is wrong with a position: one sentence for each invariant. */
export const WRONG = texts({
  'wrong.flag': {
    en: '{space} cannot have that flag.',
    pl: '{space}: tu nie może być tej Flagi.',
    hu: '{space}: itt nem lehet ilyen zászló.',
    fr: '{space} : cette case ne peut pas porter ce drapeau.',
  },
  'wrong.conflict': {
    en: '{space}: only Markets and Political spaces have Conflict markers.',
    pl: '{space}: znaczniki Konfliktu leżą tylko na Rynkach i Poselstwach.',
    hu: '{space}: konfliktusjelző csak piacon és politikai mezőn lehet.',
    fr: '{space} : seuls les marchés et les cases politiques ont des marqueurs de conflit.',
  },
  'wrong.damaged': {
    en: '{space}: only a Fort can be damaged.',
    pl: '{space}: uszkodzony może być tylko Fort.',
    hu: '{space}: csak erőd lehet sérült.',
    fr: '{space} : seul un fort peut être endommagé.',
  },
  'wrong.debt': {
    en: '{side}: Debt cannot be {n}, the limit is {most}.',
    pl: '{side}: Dług nie może wynosić {n}, limit to {most}.',
    hu: '{side}: az adósság nem lehet {n}, a korlát {most}.',
    fr: '{side} : la dette ne peut pas être de {n}, la limite est de {most}.',
  },
  'wrong.squadrons': {
    en: '{side} has {found} Squadrons in total, but there must be {most}.',
    pl: '{side}: Eskadr jest razem {found}, a powinno być {most}.',
    hu: '{side}: összesen {found} hajóraj van, pedig {most} létezik.',
    fr: '{side} : il y a {found} escadres en tout, mais il en existe {most}.',
  },
  'wrong.cardTwice': {
    en: '“{card}” is in two places.',
    pl: 'Karta „{card}” jest w dwóch miejscach.',
    hu: '„{card}” két helyen van.',
    fr: '« {card} » est à deux endroits.',
  },
  'wrong.cardMissing': {
    en: '“{card}” is missing.',
    pl: 'Brakuje karty „{card}”.',
    hu: '„{card}” hiányzik.',
    fr: 'Il manque la carte « {card} ».',
  },
  'wrong.investments': {
    en: 'Every Investment tile must be in exactly one place; this one is not: {tile}.',
    pl: 'Każdy żeton Inwestycji musi być w dokładnie jednym miejscu; ten nie jest: {tile}.',
    hu: 'Minden befektetéslapka pontosan egy helyen lehet; ez nem: {tile}.',
    fr: 'Chaque tuile d’investissement doit être à un seul endroit ; pas celle-ci : {tile}.',
  },
  'wrong.taken': {
    en: 'A tile that was taken must be one of the available ones and be taken only once: {tile}.',
    pl: 'Wzięty żeton musi być jednym z Dostępnych i wzięty tylko raz: {tile}.',
    hu: 'Az elvett lapkának az elérhetők közt kell lennie, és csak egyszer vehető el: {tile}.',
    fr: 'Une tuile prise doit être une des tuiles disponibles, et prise une seule fois : {tile}.',
  },
  'wrong.ministry': {
    en: '{ministry} cannot be in that cabinet.',
    pl: '{ministry}: ta karta nie może być w tym Gabinecie.',
    hu: '{ministry}: nem lehet ebben a kabinetben.',
    fr: 'Le ministère {ministry} ne peut pas être dans ce cabinet.',
  },
  'wrong.tiles': {
    en: '{side}: every war tile must be in exactly one place.',
    pl: '{side}: każde Wojsko musi być w dokładnie jednym miejscu.',
    hu: '{side}: minden hadilapka pontosan egy helyen lehet.',
    fr: '{side} : chaque tuile de guerre doit être à un seul endroit.',
  },
  'wrong.display': {
    en: '{side}: the display has a place for each theater of the next war, with two Bonus War Tiles at most.',
    pl: '{side}: arkusz Wojny ma miejsce na każdą Kampanię, z najwyżej dwoma Wojskami Elitarnymi.',
    hu: '{side}: a háborús táblán minden hadszíntérnek van helye, legfeljebb két bónusz hadilapkával.',
    fr: '{side} : le plateau de guerre a une place par théâtre, avec deux tuiles de guerre bonus au plus.',
  },
  'wrong.closed': {
    en: '{space} is not open yet, so it can have neither a flag nor a Conflict marker.',
    pl: '{space}: to pole nie jest jeszcze dostępne, nie może więc mieć Flagi ani znacznika Konfliktu.',
    hu: '{space}: ez a mező még nem elérhető, ezért sem zászló, sem konfliktusjelző nem lehet rajta.',
    fr: '{space} : cette case n’est pas encore ouverte, elle ne peut porter ni drapeau ni marqueur de conflit.',
  },
  'wrong.damagedNobody': {
    en: '{space}: a Fort that nobody controls cannot be damaged.',
    pl: '{space}: Fort, którego nikt nie kontroluje, nie może być uszkodzony.',
    hu: '{space}: az az erőd, amelyet senki sem ellenőriz, nem lehet sérült.',
    fr: '{space} : un fort que personne ne contrôle ne peut pas être endommagé.',
  },
  'wrong.huguenots': {
    en: 'There are at most two Huguenots markers, each on a Territory of North America or the Caribbean that is not British.',
    pl: 'Znaczniki Hugenotów są najwyżej dwa, każdy na innym Terytorium Ameryki Północnej lub Karaibów, które nie jest brytyjskie.',
    hu: 'Legfeljebb két hugenotta jelző lehet, mindegyik más, nem brit területen Észak-Amerikában vagy a Karib-térségben.',
    fr: 'Il y a au plus deux marqueurs huguenots, chacun sur un territoire d’Amérique du Nord ou des Caraïbes qui n’est pas britannique.',
  },
  'wrong.advantage': {
    en: '{advantage} must be held by the side that has all of its spaces.',
    pl: '{advantage}: tę Korzyść musi mieć strona, która ma wszystkie jej pola.',
    hu: '{advantage}: ahhoz a félhez tartozik, amelyiké minden mezője.',
    fr: 'L’avantage {advantage} doit être au camp qui a toutes ses cases.',
  },
  'wrong.awards': {
    en: 'On this turn every Region has {each, plural, one {# Award} other {# Awards}}, and no Award is in two places.',
    pl: 'W tej turze każdy Region ma {each, plural, one {# Nagrodę} few {# Nagrody} many {# Nagród} other {# Nagrody}}, a żadna nie leży w dwóch miejscach.',
    hu: 'Ebben a fordulóban minden régiónak {each, plural, one {# díja} other {# díja}} van, és egy díj sem lehet két helyen.',
    fr: 'À ce tour, chaque région a {each, plural, one {# récompense} many {# récompenses} other {# récompenses}}, et aucune n’est à deux endroits.',
  },
  'wrong.demand': {
    en: '{n} different commodities must be in demand, or one more after “Le Beau Monde”.',
    pl: 'Popyt dotyczy {n} różnych towarów, po Wydarzeniu „Le Beau Monde” o jeden więcej.',
    hu: '{n} különböző árucikk keresett, a „Le Beau Monde” után eggyel több.',
    fr: 'La demande porte sur {n} denrées différentes, une de plus après « Le Beau Monde ».',
  },
  'wrong.cardEarly': {
    en: '“{card}” is not in the game before its era.',
    pl: 'Karty „{card}” nie ma w grze przed jej epoką.',
    hu: '„{card}” a saját korszaka előtt nincs a játékban.',
    fr: '« {card} » n’est pas en jeu avant son ère.',
  },
  'wrong.count': {
    en: '{side}: the number of pieces or points can’t be negative.',
    pl: '{side}: liczba elementów lub punktów nie może być ujemna.',
    hu: '{side}: a bábuk és pontok száma nem lehet negatív.',
    fr: '{side} : aucun nombre de pièces ou de points ne peut être négatif.',
  },
  'wrong.cabinet': {
    en: '{side}: there are {found} Ministries in the cabinet, but there can be {most} at most.',
    pl: '{side}: kart Ministrów w Gabinecie jest {found}, a może być najwyżej {most}.',
    hu: '{side}: {found} minisztérium van a kabinetben, de legfeljebb {most} lehet.',
    fr: '{side} : il y a {found} ministères au cabinet, mais {most} au plus.',
  },
  'wrong.round': {
    en: 'The Action Round has negative points, or a tile that was not taken.',
    pl: 'Runda ma ujemne punkty albo żeton, którego nie wzięto.',
    hu: 'Az akciókörben negatív pont van, vagy olyan lapka, amelyet nem vettek el.',
    fr: 'Le tour d’action a des points négatifs, ou une tuile qui n’a pas été prise.',
  },
  'wrong.log.vp': {
    en: 'The log counts {now} victory points, but the marker is at {vp}.',
    pl: 'Według dziennika jest {now} PZ, a znacznik stoi na {vp}.',
    hu: 'A napló szerint {now} győzelmi pont van, a jelző viszont {vp} ponton áll.',
    fr: 'Le journal compte {now} points de victoire, mais le marqueur est à {vp}.',
  },
  'wrong.log.paid': {
    en: 'The log has an impossible cost of {n}.',
    pl: 'W dzienniku jest niemożliwy koszt {n}.',
    hu: 'A naplóban lehetetlen költség áll: {n}.',
    fr: 'Le journal contient un coût impossible de {n}.',
  },
});
