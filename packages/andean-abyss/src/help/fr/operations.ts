import type { TranslatedHelp } from '@sandtable/kernel';
import type { operations as en } from '../en/operations.js';

export const operations: TranslatedHelp<typeof en> = {
  '3.1': [
    'Opérations',
    'Choisissez un type d’Opération et les zones où la mener, l’une après l’autre, chacune une fois. Vous payez zone par zone : ce que rapporte une Activité spéciale peut payer la zone suivante. C’est vous qui décidez quelles Factions ennemies cibler et lesquelles laisser en paix.',
  ],
  '3.1.2': [
    'Opérations gratuites',
    'Une Opération gratuite ne coûte pas de Ressources ; toutes ses autres conditions valent. Si un Événement laisse une autre Faction agir gratuitement, celle-ci reste éligible.',
  ],
  '3.2.1': [
    'Entraînement',
    'Le Gouvernement lève des forces : 3 Ressources par Métropole ou Département.\nDans une Métropole, ou un Département avec une Base du Gouvernement, placez jusqu’à 6 cubes, Troupes et Police à votre gré.\nPuis, dans une seule des zones choisies, remplacez 3 cubes par une Base ou payez une Action civique : 3 Ressources de plus par niveau, avec Troupes, Police et plus de pièces que tous les autres réunis. Un Département sans Base ne reçoit pas de cubes, mais peut être choisi pour cette seconde partie.\nPas dans une Zone FARC.',
  ],
  '3.2.2': [
    'Patrouille',
    'Le Gouvernement garde les routes : 3 Ressources pour toute l’Opération.\nDéplacez des cubes le long des LdC et des Métropoles, aussi loin que vous voulez ; ils s’arrêtent où ils rencontrent une Guérilla.\nPuis chaque cube sur une LdC y active une Guérilla dormante, qu’il ait bougé ou non. Enfin, un Assaut gratuit est possible sur une LdC.\nUne Patrouille limitée mène tous les cubes à une seule destination, et l’Assaut n’est possible que si c’est une LdC.',
  ],
  '3.2.3': [
    'Ratissage',
    'Le Gouvernement active les Guérillas : 3 Ressources par Métropole ou Département.\nLes Troupes viennent de zones adjacentes, ou par une LdC sans Guérilla.\nTous les mouvements faits, chaque cube d’une zone choisie, Police comprise, active une Guérilla dormante ; en Forêt il faut deux cubes pour une. La Police ne bouge pas. Avec 3 Troupes et 1 Police en Forêt, vous en activez 2.\nPas dans une Zone FARC, ni sur la dernière carte Événement.',
  ],
  '3.2.4': [
    'Assaut',
    'Le Gouvernement élimine les Insurgés actifs : 3 Ressources par zone.\nChaque Troupe élimine une Guérilla active ; dans les Métropoles et sur les LdC la Police aussi ; en Montagne il faut 2 Troupes par pièce.\nLes Bases d’une Faction ne peuvent être éliminées que si elle n’y a plus de Guérilla : une seule dormante les protège, donc ratissez d’abord.\nVous choisissez les Factions à cibler, mais vous devez éliminer autant de pièces d’une Faction ciblée que possible.',
  ],
  '3.2.5': [
    'Saisie de drogue',
    'Si un Assaut élimine une Guérilla et sa Cargaison, l’Aide du Gouvernement augmente de 6. Le propriétaire peut la sauver en la confiant à une autre Guérilla de la zone.',
  ],
  '3.3.1': [
    'Ralliement',
    'Les Insurgés se renforcent : 1 Ressource par Métropole ou Département.\nLes FARC ne choisissent pas de zone en Soutien, les AUC pas de zone en Opposition ; les Cartels vont partout.\nDans chaque zone, une seule chose : placer 1 Guérilla ; ou remplacer 2 de vos Guérillas par une Base ; ou, là où vous avez déjà une Base, placer autant de Guérillas que la Population plus vos Bases, ou faire venir de partout vos Guérillas et retourner toutes les vôtres côté dormant.\nAttention à la limite de 2 Bases par zone.',
  ],
  '3.3.2': [
    'Marche',
    'Les Guérillas vont dans des zones adjacentes, chacune une fois : 1 Ressource par Métropole ou Département où elles entrent, les LdC sont gratuites.\nCelles qui vont d’une zone à une autre forment un groupe. Sur une LdC ou dans une zone en Soutien, tout le groupe devient actif si lui et les cubes présents sont plus de 3 ; devant une Police, deux se faufilent, trois non.\nPour les AUC, les zones en Opposition comptent aussi, et les Guérillas FARC comptent comme des cubes. Pas sur la dernière carte Événement.',
  ],
  '3.3.3': [
    'Attaque',
    'Attaquez où vous avez une Guérilla et où il y a un ennemi : 1 Ressource par zone.\nToutes vos Guérillas y deviennent actives, puis on lance un dé : s’il ne dépasse pas leur nombre, éliminez jusqu’à 2 pièces ennemies, même dormantes, les Bases d’une Faction en dernier. À 6 vous ne pouvez échouer ; seule, une Guérilla ne réussit que sur 1.\nUn 1 donne aussi une nouvelle Guérilla. La Cargaison perdue par la victime devient vôtre.',
  ],
  '3.3.4': [
    'Terreur',
    'Il faut une Guérilla dormante, qui devient active : 1 Ressource par Métropole ou Département, les LdC sont gratuites.\nOn place un marqueur Terreur et la zone permute d’un niveau : par les FARC vers l’Opposition active, par les AUC et les Cartels vers Neutre. L’Action civique et l’Agitation doivent d’abord éliminer le marqueur avant de permuter la zone.\nSur une LdC, c’est un Sabotage, et le Gouvernement perd ce revenu au prochain round de Propagande.\nLa Terreur des AUC coupe aussi l’Aide : de 3, de 5 dans deux zones ou plus.',
  ],
};
