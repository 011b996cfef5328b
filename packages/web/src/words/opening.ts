import { texts } from '@sandtable/kernel';

/** The card with which a new game opens. */
export const opening = texts({
  'opening.title': {
    en: 'You play {seat}',
    pl: 'Twoja strona: {seat}',
    hu: 'A te oldalad: {seat}',
    fr: 'Votre camp : {seat}',
    es: 'Juegas con: {seat}',
  },
  'opening.hours': {
    en: 'A game takes {least} to {most} hours. It is saved after every answer: stop whenever you like.',
    pl: 'Gra trwa od {least} do {most} godzin. Zapisuje się po każdej odpowiedzi: możesz przerwać, kiedy chcesz.',
    hu: 'Egy játék {least}–{most} óra. Minden válaszod után mentés készül: bármikor abbahagyhatod.',
    fr: 'Une partie dure de {least} à {most} heures. Elle est enregistrée après chaque réponse : arrêtez quand vous voulez.',
    es: 'Una partida dura de {least} a {most} horas. Se guarda tras cada respuesta: déjala cuando quieras.',
  },
  'opening.try': {
    en: 'Three things to try first',
    pl: 'Trzy rzeczy na początek',
    hu: 'Három dolog kezdésnek',
    fr: 'Trois choses à essayer d’abord',
    es: 'Tres cosas que probar primero',
  },
  'opening.andean-abyss.1': {
    en: 'Point at a space: the inspector says what is there and why you can or can’t choose it.',
    pl: 'Wskaż pole: podgląd powie, co na nim jest i czemu można lub nie można go wybrać.',
    hu: 'Mutass egy mezőre: a részletek megmondják, mi van ott, és miért választható vagy nem.',
    fr: 'Pointez une zone : l’inspecteur dit ce qui s’y trouve et pourquoi on peut ou non la choisir.',
    es: 'Apunta a un espacio: el inspector dice qué hay en él y por qué puedes elegirlo o no.',
  },
  'opening.andean-abyss.2': {
    en: 'Look at the margins above the map: a margin above 0 wins at the next Propaganda.',
    pl: 'Spójrz na marginesy nad mapą: margines powyżej 0 wygrywa przy następnej Propagandzie.',
    hu: 'Nézd a különbözeteket a térkép fölött: 0-nál nagyobb különbözet győz a következő propagandánál.',
    fr: 'Regardez les marges au-dessus de la carte : une marge au-dessus de 0 gagne à la prochaine Propagande.',
    es: 'Mira los márgenes encima del mapa: un margen por encima de 0 gana en la próxima Propaganda.',
  },
  'opening.andean-abyss.3': {
    en: 'Choose an Operation and see what it costs before you confirm. Undo takes it back.',
    pl: 'Wybierz operację i zobacz, ile kosztuje, zanim potwierdzisz. Można ją cofnąć.',
    hu: 'Válassz egy műveletet, és nézd meg, mibe kerül, mielőtt megerősíted. Visszavonható.',
    fr: 'Choisissez une Opération et voyez son coût avant de confirmer. Vous pouvez l’annuler.',
    es: 'Elige una Operación y mira lo que cuesta antes de confirmarla. Puedes deshacerla.',
  },
  'opening.labyrinth.1': {
    en: 'Point at a country: the inspector says what is there and why you can or can’t choose it.',
    pl: 'Wskaż kraj: podgląd powie, co w nim jest i czemu można lub nie można go wybrać.',
    hu: 'Mutass egy országra: a részletek megmondják, mi van ott, és miért választható vagy nem.',
    fr: 'Pointez un pays : l’inspecteur dit ce qui s’y trouve et pourquoi on peut ou non le choisir.',
    es: 'Apunta a un país: el inspector dice qué hay en él y por qué puedes elegirlo o no.',
  },
  'opening.labyrinth.2': {
    en: 'Point at an operation: its button says what the die must show.',
    pl: 'Wskaż operację: przycisk mówi, co musi wypaść na kostce.',
    hu: 'Mutass egy műveletre: a gombja megmondja, mit kell dobni.',
    fr: 'Pointez une opération : son bouton dit ce que le dé doit montrer.',
    es: 'Apunta a una operación: su botón dice qué debe salir en el dado.',
  },
  'opening.labyrinth.3': {
    en: 'Watch the Resources under Good Governance and under Islamist Rule in the bar above the map: they decide the game.',
    pl: 'Obserwuj na pasku nad mapą Zasoby pod Dobrymi Rządami i pod Rządami Islamskimi: to one rozstrzygają grę.',
    hu: 'Figyeld a térkép fölötti sávban a jó kormányzású és az iszlamista uralmú országok erőforrásait: ezek döntenek.',
    fr: 'Suivez dans la barre au-dessus de la carte les ressources bien gouvernées et celles sous régime islamiste : elles décident de la partie.',
    es: 'Vigila en la barra, encima del mapa, los Recursos con Gobernanza Buena y bajo Gobierno islamista: deciden la partida.',
  },
  'opening.imperial-struggle.1': {
    en: 'Take an Investment tile, and see in the list what its points can buy.',
    pl: 'Weź żeton Inwestycji i zobacz na liście, co można kupić za jego punkty.',
    hu: 'Végy el egy befektetéslapkát, és nézd meg a listán, mit vehetsz a pontjaiból.',
    fr: 'Prenez une tuile d’investissement et voyez dans la liste ce que ses points peuvent acheter.',
    es: 'Toma una ficha de Inversión y mira en la lista qué compran sus puntos.',
  },
  'opening.imperial-struggle.2': {
    en: 'Look for the commodities in demand: their Markets score at the end of the turn.',
    pl: 'Szukaj towarów objętych Popytem: ich Rynki punktują na koniec tury.',
    hu: 'Figyeld a keresett árucikkeket: piacaik pontot érnek a forduló végén.',
    fr: 'Cherchez les denrées demandées : leurs marchés rapportent à la fin du tour.',
    es: 'Busca las mercancías con demanda: sus Mercados puntúan al final del turno.',
  },
  'opening.imperial-struggle.3': {
    en: 'Watch the next war in its panel: what you build in peace decides its theaters.',
    pl: 'Obserwuj najbliższą Wojnę na jej panelu: o jej Kampaniach rozstrzyga to, co zbudujesz w czasie pokoju.',
    hu: 'Figyeld a következő háborút a panelján: a hadszínterekről az dönt, amit békében építesz.',
    fr: 'Suivez la prochaine guerre dans son panneau : ce que vous construisez en paix décide de ses théâtres.',
    es: 'Sigue la próxima guerra en su panel: lo que construyes en la paz decide sus teatros.',
  },
});
