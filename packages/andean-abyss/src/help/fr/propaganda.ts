import type { TranslatedHelp } from '@sandtable/kernel';
import type { propaganda as en } from '../en/propaganda.js';

export const propaganda: TranslatedHelp<typeof en> = {
  '6.1': [
    'Phase de Victoire',
    'Chaque round de Propagande commence par les conditions de victoire. Si une Faction remplit la sienne, la partie s’arrête aussitôt et les marges décident du classement.',
  ],
  '6.2': [
    'Phase de Contrôle',
    'Si le Gouvernement ou les FARC ont dans une Métropole ou un Département plus de pièces que tous les autres réunis, ils contrôlent la zone pour ce round.\nPuis est sabotée toute LdC où il y a plus de Guérillas que de cubes, et toute LdC adjacente à une Métropole sous Contrôle des FARC.\nAvec « 7th Special Forces » en jeu, le Gouvernement peut ensuite éliminer jusqu’à 3 marqueurs Terreur ou Sabotage, n’importe où.',
  ],
  '6.3': [
    'Phase de Ressources',
    'Le Gouvernement reçoit 30 moins la valeur des LdC sabotées, plus l’Aide, sauf si Samper est président. FARC et AUC reçoivent 1 par Base sur la carte, les Cartels 3. Puis viennent les Profits de la drogue.',
  ],
  '6.3.3': [
    'Profits de la drogue',
    'Chaque Cargaison est échangée : contre une Base de son propriétaire là où elle se trouve, s’il y en a une disponible et de la place, ou contre 6 Ressources. Les Bases placées maintenant ne changent pas le Contrôle de ce round.',
  ],
  '6.4.1': [
    'Action civique',
    'Le Gouvernement achète du Soutien où il a le Contrôle, des Troupes et de la Police : 3 Ressources par étape. Une étape élimine un marqueur Terreur ou, s’il n’y en a pas, permute la zone d’un niveau vers le Soutien actif.\nUne Métropole neutre avec un marqueur Terreur demande 9 Ressources pour arriver au Soutien actif. C’est possible dans autant de zones qu’on peut payer.',
  ],
  '6.4.2': [
    'Agitation',
    'Les FARC achètent de l’Opposition dans les zones sous leur Contrôle, pour 1 Ressource seulement par étape. Une étape élimine un marqueur Terreur ou, s’il n’y en a pas, permute la zone d’un niveau vers l’Opposition active.',
  ],
  '6.4.3': [
    'Élection',
    'Si le Soutien total est de 60 ou moins, le président suivant entre en fonction. Samper : l’Aide ne rapporte rien. Pastrana : le Gouvernement doit placer une Zone FARC. Uribe : toutes les Zones FARC sont éliminées, et il n’y a plus d’Élection.',
  ],
  '6.4.4': [
    'Zones FARC',
    'Le Gouvernement choisit le Département, parmi ceux qui ont le plus de pièces FARC et ne sont pas encore des Zones FARC. Ses cubes doivent s’en redéployer aussitôt, et ses Bases y sont éliminées.\nDès lors aucune pièce du Gouvernement ne peut y entrer ni y être placée. L’Attaque aérienne et l’Éradication l’atteignent toujours.',
  ],
  '6.4.5': [
    'Soutien des Élites',
    'Les AUC peuvent faire un Ralliement gratuit dans une zone sans Opposition, ni Contrôle du Gouvernement ou des FARC. Sans Activité spéciale.',
  ],
  '6.5': [
    'Phase de Redéploiement',
    'D’abord se redéploient les Troupes qui le doivent (6.5.1), puis les autres peuvent bouger (6.5.2), puis la Police (6.5.3). Pendant cette phase, ce sont les marqueurs de Contrôle qui comptent, pas les pièces en mouvement.',
  ],
  '6.5.1': [
    'Troupes qui doivent se redéployer',
    'Les Troupes sur les LdC, et dans les Départements sans Base du Gouvernement, doivent aller dans des Métropoles, ou des zones avec une Base du Gouvernement, sous Contrôle du Gouvernement. S’il n’y en a pas, elles vont à Bogotá. Vous pouvez les répartir. La Police peut rester où elle est.',
  ],
  '6.5.2': [
    'Troupes qui peuvent se redéployer',
    'Toutes les autres Troupes peuvent aussi aller dans de telles Métropoles et Bases sous Contrôle du Gouvernement. Aucun cube ne se redéploie deux fois.',
  ],
  '6.5.3': [
    'Police qui peut se redéployer',
    'La Police peut aller sur toute LdC et dans toute zone sous Contrôle du Gouvernement. Sur les routes elle garde vos revenus, à côté des Troupes elle permet l’Action civique.',
  ],
  '6.6': [
    'Phase de Réinitialisation',
    'Toutes les Factions sont éligibles, les marqueurs Terreur, Sabotage et Contrôle sont éliminés, l’Élan insurrectionnel cesse, et toutes les Guérillas sont retournées côté dormant.',
  ],
  '7.1': [
    'Classement',
    'Les marges de victoire classent les Factions. À égalité, les Non-joueurs viennent d’abord, puis Cartels, AUC, FARC et Gouvernement. Si une Faction Non-joueur remplit sa condition de victoire, tous les joueurs perdent.',
  ],
  '7.2': [
    'Conditions de victoire',
    'Gouvernement : Soutien total au-dessus de 60.\nFARC : Opposition totale et Bases FARC ensemble au-dessus de 25.\nAUC : plus de Bases que les FARC.\nCartels : plus de 10 Bases et plus de 40 Ressources.\nAtteindre ce nombre ne suffit pas : il faut le dépasser.',
  ],
  '7.3': [
    'Marge de victoire',
    'De combien une Faction a dépassé son but, ou ce qui lui manque.\nGouvernement : Soutien total moins 60.\nFARC : Opposition et Bases moins 25.\nAUC : ses Bases moins celles des FARC.\nCartels : le plus petit de Bases moins 10 et Ressources moins 40.\nAprès la Propagande finale, la plus haute marge gagne, même au-dessous de 0.',
  ],
};
