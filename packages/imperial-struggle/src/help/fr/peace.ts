import type { TranslatedHelp } from '@sandtable/kernel';
import type { peace as original } from '../en/peace.js';

export const peace: TranslatedHelp<typeof original> = {
  '4.0': [
    'Le cours de la partie',
    'Six tours de paix en trois ères, et quatre guerres entre eux. Les tours de paix préparent les guerres.',
  ],
  '4.1': [
    'Un tour de paix',
    'Au début d’une ère, de nouvelles cartes et une limite de dette plus haute ; puis récompenses, demande mondiale, remise en état, distribution, ministères, initiative, phase d’action, enfin décompte et vérification de la victoire.',
  ],
  '4.1.1': [
    'La pioche',
    'Aux tours 3 et 5 les cartes de la nouvelle ère sont mélangées à la pioche ; la défausse reste dehors. Au tour 5 les cartes de la Succession quittent les mains et la partie.',
  ],
  '4.1.2': ['La limite de dette monte', 'Aux tours 3 et 5 elle monte de 4 pour les deux camps : 6, puis 10, puis 14.'],
  '4.1.3': [
    'Les récompenses',
    'Aux tours 1, 3 et 5 chaque région en reçoit deux et la première est découverte ; aux tours 2, 4 et 6 c’est la seconde.',
  ],
  '4.1.4': ['Demande mondiale', 'On tire trois des six denrées : elles seules rapportent ce tour-ci.'],
  '4.1.5': [
    'Remise en état',
    'Avantages et capacités des ministères sont de nouveau prêts, les tuiles du tour passé sont rangées, les escadres en attente sur la piste des tours reviennent dans la base navale.',
  ],
  '4.1.6': [
    'Distribution',
    'Neuf tuiles d’investissement sont exposées. Chacun pioche trois cartes Événement, puis défausse en secret jusqu’à trois ; les défausses sont montrées ensemble.\nGardez ce qui va avec les tuiles offertes et avec les mots-clés que vous voulez choisir.',
  ],
  '4.1.7': [
    'Choisir ses ministères',
    'Aux tours 1, 3 et 5 chacun choisit en secret et en même temps deux ministères de l’ère ; aux tours 2, 4 et 6 ceux qui sont encore cachés peuvent être changés.\nRegardez les mots-clés que vos cartes demandent, et ce que vous voulez faire.',
  ],
  '4.1.8': [
    'Initiative',
    'Elle est au camp mené ; à égalité, elle ne bouge pas. Son détenteur choisit qui joue le premier tour d’action du tour. Le premier joueur choisit parmi neuf tuiles ; personne ne peut répondre au dernier tour d’action.\nAu tour 1, la France décide.',
  ],
  '4.1.9': ['Phase d’action', 'Quatre tours d’action chacun, en alternance, le premier joueur d’abord.'],
  '4.1.10': ['Points de traité réduits', 'Pas plus de 4 points de traité : le reste est perdu.'],
  '4.1.11': ['Effets restants', 'Ce qui attend la fin du tour se fait maintenant, le premier joueur d’abord.'],
  '4.1.12': [
    'Décompte',
    'Régions : la récompense va à qui contrôle plus de cases de toute sorte, avec la marge demandée.\nPrestige : plus de cases de prestige en Europe donne 2 points de victoire.\nDemande mondiale : pour chaque denrée du tour, qui contrôle plus de marchés reçoit ce que dit la table de l’ère.\nLes égalités ne donnent rien, et les cases en conflit ne comptent pas.',
  ],
  '4.1.13': [
    'Vérification de la victoire',
    'Qui a gagné ce tour-ci les quatre récompenses et toutes les denrées demandées gagne la partie. Sinon la Grande-Bretagne gagne à 0 ou moins, la France à 30 ou plus.',
  ],
  '4.1.14': ['La fin de la partie', 'Au tour 6 suit le décompte final.'],
  '5.0': [
    'Tours d’action',
    'Prenez une tuile, jouez un événement si vous le pouvez, dépensez les points. Les marchés isolés sont fixés au début du tour d’action et le restent jusqu’à sa fin.',
  ],
  '5.1': [
    'La tuile d’investissement',
    'Il faut en prendre une. Ensuite utilisez-la, ou passez : vous remboursez jusqu’à 2 de dette et le tour d’action est fini.\nUne tuile forte a plus de points ; une faible permet un événement. Celle que vous prenez, l’adversaire ne l’aura pas.',
  ],
  '5.2': [
    'Jouer un événement',
    'Avec le symbole, avant tout autre usage de la tuile. Si la carte montre un type d’action, l’action majeure doit être de ce type. La condition de bonus est vérifiée d’abord ; puis vient l’effet, puis le bonus. Il faut en faire autant que possible, sauf si la carte dit « peut ». Les points donnés se dépensent ensuite, dans ses limites.',
  ],
  '5.3': [
    'Dépenser les points',
    'Dans n’importe quel ordre : action majeure, action mineure, points d’un événement, amélioration militaire, avantages, ministères. Chaque achat est fini avant le suivant.\nLe panneau des achats montre ce que chacun coûte et quels points le paieraient.',
  ],
  '5.3.1': ['Types d’action', 'Les points économiques, diplomatiques et militaires achètent des choses différentes.'],
  '5.3.2': [
    'Actions majeure et mineure',
    'Les points majeurs peuvent payer plusieurs choses. L’action mineure n’en paie qu’une, le reste est perdu ; elle ne peut ni abaisser un drapeau, ni déloger une escadre, ni s’emparer d’un fort, sauf si la case porte un marqueur de conflit.\nLes deux peuvent être augmentées par la dette et les points de traité.',
  ],
  '5.3.3': [
    'Amélioration militaire',
    'Désignez une de vos tuiles de base de la prochaine guerre et piochez-en une autre : celle que vous préférez reste. L’autre retourne dans la réserve ou, tant qu’il vous en reste au moins quatre, quitte la partie.\nAu tour 6 le symbole donne un point de traité.',
  ],
  '5.3.4': [
    'Plusieurs régions',
    'La première région du tour d’action où vous dépensez des points économiques est sans surcoût ; ailleurs chaque achat coûte 1 de plus. De même, compté à part, pour les points diplomatiques. Les points militaires ignorent les régions.\nSelon un réglage du jeu, chaque région de plus ne coûte qu’une fois par tour d’action.',
  ],
  '5.4': ['Actions économiques', 'Les points économiques ne font qu’une chose : basculer des marchés.'],
  '5.4.1': [
    'Basculer un marché',
    'Il doit être relié à un territoire, un fort ou une escadre à vous, ou à un marché à vous depuis le début du tour d’action, non isolé et sans conflit. On ne peut donc pas passer d’un marché nouveau au suivant dans le même tour d’action.\nUn marché est isolé si, au début d’un tour d’action, rien ne le relie par les marchés de son propriétaire à un territoire, un fort ou une escadre du même propriétaire.',
  ],
  '5.4.2': [
    'Le coût d’un marché',
    'Le coût imprimé ; 1 s’il est isolé ou en conflit. On retire les réductions. Puis 1 de plus si vous abaissez un drapeau sur un marché protégé, c’est-à-dire relié à une escadre ou à un fort intact de son propriétaire, et 1 de plus dans une autre région. Jamais moins de 1.',
  ],
  '5.5': [
    'Actions diplomatiques',
    'Les points diplomatiques basculent des cases politiques et piochent des cartes Événement.',
  ],
  '5.5.1': ['Basculer une case politique', 'N’importe laquelle qui est ouverte : aucune liaison n’est nécessaire.'],
  '5.5.2': [
    'Le coût d’une case politique',
    'Le coût imprimé, ou 1 si la case porte un marqueur de conflit. Retirez les réductions, puis ajoutez 1 dans une autre région. Jamais moins de 1.',
  ],
  '5.5.3': [
    'Piocher une carte Événement',
    'Pour 3 points diplomatiques, tant qu’il y a des cartes dans la pioche. Vous pouvez en tenir plus de trois jusqu’à la prochaine distribution.',
  ],
  '5.6': [
    'Actions militaires',
    'Les points militaires achètent des tuiles de guerre bonus, retirent des marqueurs de conflit, construisent et réparent des forts, construisent et déploient des escadres. Sans surcoût dans d’autres régions.',
  ],
  '5.6.1': [
    'Tuiles de guerre bonus',
    '2 points chacune, deux au plus par tour d’action. Vous en piochez une au hasard, la regardez et la posez face cachée dans un théâtre de la prochaine guerre ; chacun en reçoit deux au plus des vôtres, et l’une peut être déplacée pour faire place.\nAu tour 6 il n’y a plus de guerre : 2 points militaires donnent 1 point économique ou diplomatique.',
  ],
  '5.6.2': [
    'Retirer un marqueur de conflit',
    '2 points, ou 1 si le marché est protégé ; 1 de plus si le marqueur montre +1. Vous pouvez retirer n’importe quel marqueur de la carte.',
  ],
  '5.6.3': [
    'Construire un fort',
    'Pour son coût imprimé, relié à un marché, une escadre ou un territoire que vous contrôlez depuis le début du tour d’action.',
  ],
  '5.6.4': [
    'Réparer un fort',
    'Le vôtre, endommagé : son coût moins 1. Celui de l’adversaire, endommagé, devient vôtre pour son coût plus 1, si vous contrôlez un marché relié ou une escadre reliée ; pas en action mineure.',
  ],
  '5.6.5': ['Construire une escadre', '4 points. Elle arrive dans votre base navale et peut être déployée aussitôt.'],
  '5.6.6': [
    'Déployer des escadres',
    'De la base navale ou d’une autre case maritime vers n’importe laquelle, chaque escadre une fois par tour d’action. Une case maritime vide coûte 1 point. Déloger une escadre coûte 2 depuis une autre case maritime et 3 depuis la base navale, et l’action mineure ne le peut pas.\nEn partant, une escadre laisse vide son ancienne case maritime.',
  ],
  '6.0': [
    'La dette',
    'La dette achète ce que vous ne pouvez payer aujourd’hui. Elle ne porte pas d’intérêts, mais bien des événements demandent qui doit le moins, et la marge sous la limite vaut des points à la fin.',
  ],
  '6.1': [
    'Plus de dette',
    'Dans votre tour d’action, chaque point de dette ajoute un point d’un type que donne votre tuile ou événement, avec les mêmes limites, jusqu’à votre limite de dette.',
  ],
  '6.2': ['Moins de dette', 'Passer rembourse jusqu’à 2 ; certains événements, ministères et denrées aussi.'],
  '6.3': [
    'La limite de dette',
    'Vous ne pouvez la dépasser de vous-même. Chaque point de dette forcée au-delà donne 1 point de victoire à l’adversaire.',
  ],
  '6.4': ['Dette disponible', 'La limite moins votre dette. Quand un événement compare les camps, plus vaut mieux.'],
  '9.0': [
    'Points de traité',
    'Une compensation des guerres perdues, et une part de certaines récompenses. Comme une dette qui ne coûte rien, mais ils ne paient pas une dette forcée.',
  ],
  '9.1': [
    'Dépenser des points de traité',
    'Chacun ajoute un point d’un type que donne votre tuile ou événement pendant ce tour d’action, avec les mêmes limites. S’il vous manque des points, vous choisissez combien vous payez en points de traité ; le reste devient de la dette.',
  ],
  '9.2': [
    'Perdre des points de traité',
    'Les points de traité au-delà de 4 sont perdus avant le décompte de chaque tour.',
  ],
};
