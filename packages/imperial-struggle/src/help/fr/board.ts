import type { TranslatedHelp } from '@sandtable/kernel';
import type { board as original } from '../en/board.js';

export const board: TranslatedHelp<typeof original> = {
  '2.1': [
    'Tours de paix et guerres',
    'Il y a six tours de paix. Une guerre suit les tours 1, 3, 4 et 5 : Succession d’Espagne, Succession d’Autriche, guerre de Sept Ans, indépendance américaine. Après le tour 6 vient le décompte final.',
  ],
  '2.2': [
    'La victoire',
    'Un seul marqueur dit le score : la Grande-Bretagne le tire vers 0, la France le pousse vers 30. La victoire se vérifie à la fin de chaque tour de paix et après chaque guerre : le camp dont le marqueur a atteint l’extrémité de la piste gagne.\nOn gagne aussi aussitôt avec les quatre récompenses et toutes les denrées demandées d’un même tour, ou en gagnant tous les théâtres d’une guerre au plus haut palier.',
  ],
  '3.1': [
    'Matériel',
    'Tout est sous vos yeux : la carte, les tuiles d’investissement, les cartes Événement et Ministère, les tuiles de guerre, les escadres, les drapeaux et les marqueurs. Drapeaux et marqueurs de conflit ne manquent jamais ; escadres et tuiles, parfois.',
  ],
  '3.2': [
    'La carte',
    'Quatre régions : Europe, Amérique du Nord, Caraïbes et Inde. Cinq sortes de cases : politiques, marchés, territoires, cases maritimes et forts. Les traits pleins relient les cases ; les pointillés ne servent qu’à la guerre.',
  ],
  '3.2.1': [
    'Cases politiques',
    'Des cours et des accords, avec leur coût. Aucune liaison n’est nécessaire. Les cases de prestige comptent ensemble à la fin du tour. Les cases d’alliance donnent de la force dans les guerres dont elles portent les points. Hors d’Europe, les alliances locales mènent à des avantages.\nCertaines ouvrent plus tard : deux en Prusse avec l’ère de l’Empire, les Fils de la Liberté avec la Révolution.',
  ],
  '3.2.2': [
    'Marchés',
    'Des comptoirs avec leur coût ; la plupart vendent l’une de six denrées. Qui a plus de marchés d’une denrée demandée en est récompensé à la fin du tour.',
  ],
  '3.2.3': [
    'Territoires',
    'Les territoires ne changent de mains qu’à la guerre, par conquête. Depuis un territoire on a accès aux marchés reliés.',
  ],
  '3.2.4': [
    'Cases maritimes',
    'On ne contrôle une case maritime qu’avec une escadre. L’escadre donne accès aux marchés reliés, protège les vôtres et compte dans sa région.',
  ],
  '3.2.5': [
    'Forts',
    'Un fort protège les marchés reliés, y donne accès et ajoute de la force à la guerre. Endommagé, il ne protège ni ne combat, mais il reste à vous.',
  ],
  '3.2.6': [
    'Lignes de conquête',
    'Des pointillés. À la guerre, un territoire qui en a ne se conquiert que depuis un fort, une case maritime ou un territoire à vous, à l’autre bout.',
  ],
  '3.2.7': [
    'Drapeaux et contrôle',
    'Vous contrôlez une case qui porte votre drapeau, ou en mer votre escadre, sans marqueur de conflit. Chaque case contrôlée, de toute sorte, compte une fois dans sa région.',
  ],
  '3.2.8': [
    'Hisser, abaisser, basculer',
    'Basculer est un seul pas : hisser votre drapeau sur une case vide, ou abaisser celui de l’adversaire. Prendre le contrôle fait les deux ; seuls certains événements et les guerres le permettent.',
  ],
  '3.3': [
    'Tuiles d’investissement',
    'Vingt-quatre tuiles, chacune avec une action majeure de 2 à 4 points et une action mineure de 2 points d’un autre type. Celles de 3 points permettent un événement ; celles de 2 points donnent aussi une amélioration militaire.',
  ],
  '3.4': [
    'Cartes Événement',
    'Une carte a une partie pour chaque camp, et souvent un bonus. Certaines montrent un type d’action : l’action majeure de la tuile doit alors être de ce type. Jouée, la carte quitte la partie.',
  ],
  '3.4.1': [
    'La pioche',
    'Les cartes d’une ère arrivent avec son premier tour. Celles de la Succession partent avec la Révolution.',
  ],
  '3.4.2': ['Deux versions', 'Vous utilisez la partie de votre camp, ou celle des deux.'],
  '3.4.3': [
    'Conditions de bonus',
    'Si la condition est remplie quand la carte est jouée, vous avez aussi le bonus. Beaucoup demandent un ministère avec un mot-clé, que vous pouvez révéler à ce moment.',
  ],
  '3.4.4': [
    'Quand jouer une carte',
    'Seulement avec une tuile au symbole d’événement, et avant tout autre usage de la tuile. Si la carte montre un type d’action, l’action majeure doit être de ce type.',
  ],
  '3.4.5': [
    'Points d’événement',
    'On les dépense comme ceux d’une action majeure, mais seulement pour ce que la carte permet ; la dette et les points de traité ajoutés sont liés de même.',
  ],
  '3.5': [
    'Ministères',
    'Deux cartes dans votre cabinet, choisies en secret pour une ère. Elles ne font rien tant que vous ne les révélez pas, ce que vous pouvez faire dans vos tours d’action. Révélées, elles restent jusqu’à la fin de l’ère.',
  ],
  '3.5.1': [
    'Choisir ses ministères',
    'Au premier tour d’une ère chacun en choisit deux, face cachée. Au second, ceux qui sont encore cachés peuvent être changés.',
  ],
  '3.5.2': [
    'Capacités des ministères',
    'Certaines valent toujours, d’autres une fois par tour ou par ère, quelques-unes coûtent. Une capacité utilisée est de nouveau disponible au tour suivant.',
  ],
  '3.5.3': [
    'Mots-clés',
    'Finances, Mercantilisme, Gouvernance, Style et Érudition ne font rien seuls, mais des événements les demandent, et certains théâtres donnent de la force si le ministère est révélé.',
  ],
  '3.5.4': [
    'Points de ministères',
    'Ils augmentent seulement une action du même type que vous avez pendant ce tour d’action, dans les limites de la carte.',
  ],
  '3.6': [
    'Escadres',
    'Huit par camp. Elles sont construites dans la base navale et déployées de là vers n’importe quelle case maritime ; délogée, une escadre revient dans sa base navale.',
  ],
  '3.7': [
    'Tuiles de guerre',
    'Les tuiles de base valent de −1 à +2, les tuiles bonus de +1 à +3. Certaines portent un symbole : dette pour l’adversaire, drapeau abaissé, fort endommagé ou escadre délogée. Vous pouvez toujours regarder les vôtres.',
  ],
  '3.8': [
    'Marqueurs de conflit',
    'Une case ainsi marquée porte un drapeau mais n’est pas contrôlée : elle ne compte ni pour les régions, les denrées, le prestige, ni pour les conditions, ne relie rien et n’est pas une alliance. La basculer coûte 1, même en action mineure ; dans certaines guerres elle donne de la force à l’adversaire.',
  ],
  '3.8.1': [
    'Placer des marqueurs de conflit',
    'Des événements et des avantages les placent, un au plus par case. Certains montrent +1 : les retirer coûte 1 de plus.',
  ],
  '3.8.2': [
    'Fin d’un marqueur de conflit',
    'Il est retiré quand le drapeau de sa case change, contre des points militaires, ou après une guerre où il a compté.',
  ],
  '3.9': [
    'Récompenses',
    'Huit tuiles par ère, deux par région, une par tour. La récompense va à qui contrôle plus de cases dans la région ; certaines demandent 2 d’avance.',
  ],
  '3.10': [
    'Pistes et marqueurs',
    'Points de victoire, dette, limite de dette et points de traité sont sur les pistes. Un seul marqueur compte les points de victoire des deux camps ; pendant un tour il peut dépasser 0 ou 30.',
  ],
  '8.0': [
    'Avantages',
    'Vingt-deux privilèges : coûts réduits, marqueurs de conflit, escadre délogée, et ainsi de suite. Ils ne donnent pas de points.',
  ],
  '8.1': [
    'Qui détient un avantage',
    'Le camp qui a son drapeau sur toutes les cases de l’avantage le détient aussitôt, et le perd dès qu’il perd un de ces drapeaux. Un avantage épuisé le reste quand il change de camp. Un marqueur de conflit sur une de ses cases le bloque.',
  ],
  '8.2': [
    'Utiliser les avantages',
    'Dans votre tour d’action, chacun une fois par tour : deux au plus par tour d’action, et un seul par région. Pas dans le tour d’action où vous l’avez gagné, ni avant votre événement. Une réduction s’applique avant tout ce qui augmente le coût.',
  ],
};
