import type { TranslatedHelp } from '@sandtable/kernel';
import type { special as en } from '../en/special.js';

export const special: TranslatedHelp<typeof en> = {
  '4.1': [
    'Activités spéciales',
    'À une Opération complète vous pouvez joindre un type d’Activité spéciale : avant, entre deux zones, ou après. Elle est gratuite, sauf la Corruption. Ce qu’elle rapporte peut payer l’Opération.\nElle ouvre l’Événement à la Faction suivante : réfléchissez, si vous préférez le lui fermer.',
  ],
  '4.1.1': [
    'Quoi avec quoi',
    'Transport aérien, Éradication, Extorsion et Corruption vont avec toute Opération. L’Attaque aérienne va avec Patrouille, Ratissage ou Assaut. L’Embuscade fait partie d’une Attaque, le Kidnapping et l’Assassinat d’une Terreur ; Culture et Production vont avec Ralliement ou Marche.',
  ],
  '4.2.1': [
    'Transport aérien',
    'Le Gouvernement transporte jusqu’à 3 Troupes d’une zone à une autre, si loin que ce soit ; pas vers une Zone FARC. Utile avant un Ratissage ou un Assaut, ou pour ramener des Troupes. « Blackhawks » change le nombre ; « Misil Antiaéreo » (carte 27) ferme les zones avec des Guérillas.',
  ],
  '4.2.2': [
    'Attaque aérienne',
    'Avec une Patrouille, un Ratissage ou un Assaut, le Gouvernement élimine une Guérilla active dans un Département ou sur une LdC, même sans pièce à lui sur place. Une Base n’est touchée que si son propriétaire n’y a plus de Guérilla. Jamais dans une Métropole.',
  ],
  '4.2.3': [
    'Éradication',
    'Aspergez les champs de coca d’un Département où il y a des pièces des Cartels : l’Aide augmente de 4 et toutes leurs Bases y sont éliminées, gardées ou non.\nLes paysans sont furieux : ce Département ou un adjacent, à votre choix, change d’un niveau vers l’Opposition active. Si aucun ne le peut plus, les FARC reçoivent une Guérilla dans le Département.',
  ],
  '4.3.1': [
    'Extorsion (FARC)',
    'Où les FARC ont plus de pièces que tous les autres réunis et une Guérilla dormante, l’une de celles-ci devient active et les FARC gagnent 1 Ressource. Dans autant de zones que vous voulez, LdC comprises, toutes en même temps. Si une Terreur doit encore suivre, il faut garder une Guérilla dormante pour elle.',
  ],
  '4.3.2': [
    'Embuscade',
    'Dans une zone de votre Attaque où vous avez une Guérilla dormante : elle seule devient active, sans dé, jusqu’à 2 pièces ennemies sont éliminées, Bases en dernier, et vous placez une Guérilla. Utile là où vous avez peu de Guérillas et où le dé serait risqué.',
  ],
  '4.3.3': [
    'Kidnapping',
    'Dans 3 zones au plus de cette Terreur, où les Guérillas FARC sont plus nombreuses que la Police.\nDans une Métropole ou sur une LdC, le Gouvernement paie ; où il y a une Base des Cartels, les Cartels peuvent payer : autant de Ressources que montre un dé, s’ils les ont. Si la victime y a une Cargaison, vous la prenez au lieu de lancer le dé.\nSur un 6, les AUC y placent une pièce.',
  ],
  '4.4.1': [
    'Extorsion et Embuscade (AUC)',
    'Les AUC font l’une et l’autre comme les FARC, avec leurs propres pièces. Extorsion : où les AUC sont plus nombreuses que tous les autres réunis, une Guérilla dormante devient active et les AUC gagnent 1 Ressource, dans autant de zones qu’on veut. Embuscade : dans une zone d’une Attaque, une Guérilla dormante assure le succès.',
  ],
  '4.4.2': [
    'Assassinat',
    'Dans 3 zones au plus de cette Terreur, où les Guérillas AUC sont plus nombreuses que la Police, éliminez une pièce ennemie quelconque : cube, Guérilla, même dormante, ou Base, même gardée. Une Cargaison ainsi perdue devient vôtre.',
  ],
  '4.5.1': [
    'Culture',
    'Avec un Ralliement ou une Marche.\nChoisissez une zone peuplée, avec plus de Guérillas des Cartels que de Police et de la place pour une Base. Déplacez-y une Base des Cartels de n’importe où ; ou, si c’est un Département de ce Ralliement, placez-en une nouvelle.\nSi la Culture précède le Ralliement dans ce Département, la nouvelle Base y compte déjà.',
  ],
  '4.5.2': [
    'Production',
    'Avec un Ralliement ou une Marche, l’un ou l’autre.\nÉliminez autant de Bases des Cartels que vous voulez, pour 3 Ressources chacune. Ou placez 1 ou 2 Cargaisons, chacune avec une Guérilla quelconque, même d’une autre Faction, dans une zone avec une Base des Cartels.\nChaque Base vendue est une de moins pour la victoire.',
  ],
  '4.5.3': [
    'Cargaisons',
    'Chacune des 4 Cargaisons est détenue par une Guérilla et la suit ; elle appartient à la Faction de celle-ci.\nElle vaut une Base ou 6 Ressources au prochain round de Propagande, ou une Opération limitée de plus (2.3.6). Le propriétaire peut la confier à une autre Guérilla de la zone.\nSi sa dernière détentrice est éliminée, le propriétaire choisit qui la reprend, ou elle est perdue : l’attaquant la prend dans une Attaque ou un Assassinat ; dans un Assaut elle est éliminée et le Gouvernement gagne 6 d’Aide (Saisie de drogue).',
  ],
  '4.5.4': [
    'Corruption',
    'La seule Activité spéciale qui coûte : 3 Ressources par zone, 3 zones au plus, n’importe où sur la carte.\nDans chacune, éliminez jusqu’à 2 cubes, ou jusqu’à 2 Guérillas, ou retournez jusqu’à 2 Guérillas (les vôtres aussi), ou éliminez 1 Base, même gardée.\nLes Cartels décident des Cargaisons ainsi perdues.',
  ],
};
