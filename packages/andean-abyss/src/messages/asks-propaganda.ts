import { texts } from '@sandtable/kernel';

/** What the Propaganda Round and lasting events ask. */
export const propagandaAsks = texts({
  'ask.deploy.space': {
    en: '{faction}: choose where to set up {piece_id, select, troops {Troops} police {Police} other {{piece}s}} ({n} left to place).',
    pl: '{faction}: wybierz, gdzie rozstawić: {piece} (do rozstawienia: {n}).',
    hu: '{faction}: válaszd ki, hová telepíted: {piece} (még lerakandó: {n}).',
    fr: '{faction} : choisissez où déployer : {piece} (encore {n} à placer).',
    es: '{faction}: elige dónde desplegar: {piece} ({n, plural, one {queda #} other {quedan #}}).',
  },
  'ask.deploy.number': {
    en: '{faction}: how many {piece_id, select, troops {Troops} police {Police} other {{piece}s}} do you set up here ({n} left to place)?',
    pl: '{faction}: ile rozstawiasz tutaj: {piece} (do rozstawienia: {n})?',
    hu: '{faction}: hányat telepítesz ide: {piece} (még lerakandó: {n})?',
    fr: '{faction} : combien déployez-vous ici : {piece} (encore {n} à placer) ?',
    es: '{faction}: ¿cuántas piezas despliegas aquí: {piece} ({n, plural, one {queda #} other {quedan #}})?',
  },
  'ask.specialForces': {
    en: '{faction}: 7th Special Forces. Choose a space where you remove a Terror or Sabotage marker (3 markers at most). Done ends it.',
    pl: '{faction}: „7th Special Forces”. Wybierz pole, z którego usuwasz żeton terroru lub sabotażu (najwyżej 3 żetony). „Gotowe” kończy.',
    hu: '{faction}: „7th Special Forces”. Válassz mezőt, ahonnan eltávolítasz egy terror- vagy szabotázsjelzőt (legfeljebb 3 jelzőt). A „Kész” gombbal fejezheted be.',
    fr: '{faction} : « 7th Special Forces ». Choisissez une zone où éliminer un marqueur Terreur ou Sabotage (3 marqueurs au plus). Terminé y met fin.',
    es: '{faction}: «7th Special Forces». Elige un espacio donde retiras un marcador de Terror o Sabotaje (3 marcadores como máximo). Listo lo termina.',
  },
  'ask.drugProfits': {
    en: '{faction}: Drug Profits. Turn in the Shipment in {space} for a Base there, or for 6 Resources?',
    pl: '{faction}: zyski z narkotyków. Zamienić dostawę z pola {space} na bazę na tym polu czy na 6 zasobów?',
    hu: '{faction}: drog profit. A szállítmányt ({space}) bázisra váltod az adott mezőn, vagy 6 erőforrásra?',
    fr: '{faction} : Profits de la drogue. Échanger la Cargaison en zone {space} contre une Base sur place, ou contre 6 Ressources ?',
    es: '{faction}: Beneficios de la droga. ¿Cambias el Cargamento de {space} por una Base allí o por 6 Recursos?',
  },
  'ask.agitate.space': {
    en: '{faction}: choose a space for Agitation. Each Resource removes a Terror marker or, where there is none, shifts the space 1 level toward Active Opposition. Done ends it.',
    pl: '{faction}: wybierz pole agitacji. Każdy zasób usuwa żeton terroru, a gdy go nie ma, przesuwa pole o 1 poziom w stronę aktywnej opozycji. „Gotowe” kończy.',
    hu: '{faction}: válassz mezőt az agitációhoz. Minden erőforrás eltávolít egy terrorjelzőt, vagy ha nincs, 1 szinttel az aktív ellenállás felé állítja a mezőt. A „Kész” gombbal fejezheted be.',
    fr: '{faction} : choisissez une zone pour l’Agitation. Chaque Ressource élimine un marqueur Terreur ou, s’il n’y en a pas, permute la zone d’un niveau vers l’Opposition active. Terminé y met fin.',
    es: '{faction}: elige un espacio para la Agitación. Cada Recurso retira un marcador de Terror o, si no lo hay, cambia el espacio 1 nivel hacia la Oposición activa. Listo la termina.',
  },
  'ask.agitate.steps': {
    en: '{faction}: how many steps of Agitation in {space}, at 1 Resource each? Each removes a Terror marker or, once there is none, shifts 1 level toward Active Opposition.',
    pl: '{faction}: ile kroków agitacji na polu {space}, po 1 zasobie za każdy? Każdy usuwa żeton terroru, a gdy go nie ma, przesuwa o 1 poziom w stronę aktywnej opozycji.',
    hu: '{faction}: hány lépés agitáció legyen itt: {space}? Mindegyik 1 erőforrás, és eltávolít egy terrorjelzőt, vagy ha már nincs, 1 szinttel az aktív ellenállás felé állít.',
    fr: '{faction} : combien d’étapes d’Agitation en zone {space}, à 1 Ressource chacune ? Chacune élimine un marqueur Terreur ou, s’il n’y en a plus, permute d’un niveau vers l’Opposition active.',
    es: '{faction}: ¿cuántos pasos de Agitación en {space}, a 1 Recurso cada uno? Cada uno retira un marcador de Terror o, si ya no lo hay, cambia 1 nivel hacia la Oposición activa.',
  },
  'ask.zone': {
    en: '{faction}: choose the Department that becomes a FARC Zone, among those with the most FARC pieces. Your cubes there must redeploy, your Bases there are removed, and the Zone is closed to you.',
    pl: '{faction}: wybierz departament, który staje się strefą FARC, spośród tych z największą liczbą elementów FARC. Twoje kostki muszą się stamtąd przenieść, twoje bazy są usuwane, a strefa jest dla ciebie zamknięta.',
    hu: '{faction}: válaszd ki, melyik körzet lesz FARC zóna azok közül, ahol a legtöbb a FARC egység. Az ottani kockáidat át kell csoportosítanod, a bázisaid lekerülnek, és a zónába nem léphetsz be.',
    fr: '{faction} : choisissez le Département qui devient une Zone FARC, parmi ceux qui ont le plus de pièces FARC. Vos cubes doivent s’en redéployer, vos Bases y sont éliminées, et la Zone vous est fermée.',
    es: '{faction}: elige el Departamento que pasa a ser Zona FARC, entre los que tienen más piezas de las FARC. Tus cubos deben redesplegarse, tus Bases allí se retiran y la Zona queda cerrada para ti.',
  },
  'ask.backing': {
    en: '{faction}: Elite Backing. Rally for free in one space that neither the Government nor FARC Controls?',
    pl: '{faction}: wsparcie elit. Przeprowadzić darmowe zgrupowanie na jednym polu, którego nie kontrolują ani Rząd, ani FARC?',
    hu: '{faction}: elit támogatás. Legyen ingyenes gyülekezés egy mezőn, amelyet sem a Kormány, sem a FARC nem ellenőriz?',
    fr: '{faction} : Soutien des Élites. Faire un Ralliement gratuit dans une zone que ni le Gouvernement ni les FARC ne contrôlent ?',
    es: '{faction}: Respaldo de las élites. ¿Haces una Concentración gratuita en un espacio que no controlen ni el Gobierno ni las FARC?',
  },
  'ask.redeploy.from': {
    en: '{faction}: choose a space from which {piece} redeploy. Done: the others stay.',
    pl: '{faction}: wybierz pole, z którego przenosisz: {piece}. „Gotowe”: reszta zostaje.',
    hu: '{faction}: válaszd ki, honnan csoportosítod át: {piece}. „Kész”: a többi marad.',
    fr: '{faction} : choisissez une zone d’où redéployer : {piece}. Terminé : le reste ne bouge pas.',
    es: '{faction}: elige un espacio del que redesplegar: {piece}. Listo: el resto se queda.',
  },
  'ask.redeploy.to': {
    en: '{faction}: choose where the {piece} from {from} go ({n} to redeploy).',
    pl: '{faction}: wybierz, dokąd przenieść z pola {from}: {piece} (do przeniesienia: {n}).',
    hu: '{faction}: válaszd ki, hová csoportosítod át innen: {from} ({piece}: {n}).',
    fr: '{faction} : choisissez où redéployer depuis la zone {from} : {piece} ({n}).',
    es: '{faction}: elige adónde redesplegar desde {from}: {piece} ({n}).',
  },
  'ask.redeploy.number': {
    en: '{faction}: how many {piece} go from {from} to {to}?',
    pl: '{faction}: ile przenieść z pola {from} na pole {to}: {piece}?',
    hu: '{faction}: hányat csoportosítasz át ({from} → {to}): {piece}?',
    fr: '{faction} : combien redéployer de la zone {from} vers la zone {to} : {piece} ?',
    es: '{faction}: ¿cuántas piezas redespliegas de {from} a {to}: {piece}?',
  },
  'ask.discord': {
    en: '{faction}: the Non-player {nonplayer} {nonplayer_number, select, plural {are} other {is}} 2nd Eligible on “{card}”. In the two-player game you decide for {nonplayer_number, select, plural {them} other {it}}: the Event, or an Operation? {text}',
    pl: '{faction}: drugą uprawnioną na karcie „{card}” jest nieobsadzona frakcja {nonplayer}. W grze dwuosobowej decydujesz za nią: wydarzenie czy operacja? {text}',
    hu: '{faction}: a második megfelelő („{card}”) a nem-játékos {nonplayer}. A kétszemélyes játékban te döntesz helyette: az esemény vagy egy művelet? {text}',
    fr: '{faction} : la Faction Non-joueur {nonplayer} est 2e éligible sur « {card} ». Dans la partie à deux, vous décidez pour elle : l’Événement, ou une Opération ? {text}',
    es: '{faction}: la Facción No jugador {nonplayer} es 2.ª elegible en «{card}». En la partida de dos jugadores decides por ella: ¿el Evento o una Operación? {text}',
  },
});
