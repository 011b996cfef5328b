import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as original } from '../en/topics.js';

export const topics: TranslatedHelp<typeof original> = {
  'topic.aim': [
    'De quoi il s’agit',
    'La Grande-Bretagne et la France se disputent quatre régions pendant près d’un siècle. Un seul marqueur compte les points de victoire des deux : il part de 15, la France le pousse vers le haut, la Grande-Bretagne le tire vers le bas.\nLes points viennent à la fin de chaque tour de paix, pour les régions, le prestige en Europe et les denrées demandées, et de quatre guerres entre les tours. À 30 la France gagne, à 0 la Grande-Bretagne ; sinon le camp où se tient le marqueur à la fin.\nAvant de dépenser, regardez ce qui rapporte ce tour-ci : cela change à chaque tour.',
  ],
  'topic.turn': [
    'Le déroulement d’un tour',
    'On découvre d’abord ce qui rapportera : une récompense par région et trois denrées demandées. Neuf tuiles d’investissement sont exposées, les cartes distribuées, les ministères choisis en secret.\nPuis les deux camps jouent en alternance, quatre tours d’action chacun. À chaque tour d’action on prend une tuile ; la neuvième reste.\nEnfin on compte régions, prestige et denrées. Après les tours 1, 3, 4 et 5 vient une guerre.',
  ],
  'topic.round': [
    'Un tour d’action',
    'Prenez une tuile d’investissement. Elle donne des points d’un type pour une action majeure et 2 points d’un autre type pour une action mineure ; les tuiles plus faibles permettent un événement ou une amélioration militaire.\nVous pouvez passer et rembourser jusqu’à 2 de dette. Sinon jouez d’abord un événement, si la tuile porte le symbole, puis dépensez les points dans l’ordre voulu, avec avantages et ministères.\nCe que vous ne dépensez pas est perdu à la fin du tour d’action.',
  ],
  'topic.points': [
    'Trois types de points',
    'Les points économiques basculent des marchés. Les points diplomatiques basculent des cases politiques et piochent des cartes Événement. Les points militaires construisent et réparent des forts, construisent et déploient des escadres, achètent des tuiles de guerre bonus et retirent des marqueurs de conflit.\nTrop peu ? Chaque point de dette ou de traité en ajoute un d’un type que vous avez pendant ce tour d’action.\nL’action mineure ne paie qu’une chose, et ne peut ni abaisser un drapeau, ni déloger une escadre, ni s’emparer d’un fort de l’adversaire, sauf là où se trouve un marqueur de conflit.',
  ],
  'topic.price': [
    'Le coût d’une case',
    'Partez du coût imprimé, ou de 1 si la case porte un marqueur de conflit ou si c’est un marché isolé. Retirez les réductions des avantages, ministères et événements. Ajoutez 1 si vous abaissez un drapeau sur un marché protégé, et 1 hors de la première région de ce tour d’action. Jamais moins de 1.\nBasculer est un seul pas : abaisser le drapeau adverse ou hisser le vôtre. Pour retourner une case, il en faut deux.',
  ],
  'topic.war': [
    'Le déroulement d’une guerre',
    'Chaque guerre a trois ou quatre théâtres. Chacun y a une tuile de guerre de base face cachée, et peut ajouter des tuiles bonus contre des points militaires.\nÀ la guerre on retourne les tuiles et on compte les bonus : alliances, forts, escadres, marqueurs de conflit sur les cases à drapeau adverse, mots-clés des ministères. Le plus fort gagne le théâtre ; plus la marge est grande, plus il reçoit de points de victoire et de conquête, et le perdant de points de traité.\nCe sont donc les tours de paix qui décident d’une guerre.',
  ],
  'topic.hidden': [
    'Ce qui est caché',
    'Vous voyez votre main, vos ministères face cachée et vos tuiles de guerre ; de l’adversaire, seulement leur nombre.\nLe choix des ministères et la défausse se font en même temps : rien n’est montré tant que les deux n’ont pas répondu.\nCe qui a été révélé reste connu.',
  ],
  'topic.britain': [
    'La Grande-Bretagne en bref',
    'Vous tirez le marqueur vers le bas. Vous commencez avec deux escadres dans la base navale : sur la bonne case maritime, une escadre donne accès à des marchés, protège les vôtres et compte dans les guerres.\nSurveillez l’Irlande et l’Écosse, où les jacobites peuvent se soulever, et ne laissez pas l’Europe à la France, qui y est forte.\nQuand vous êtes mené, vous avez l’initiative : voulez-vous la première tuile ou le dernier tour d’action ?',
  ],
  'topic.france': [
    'La France en bref',
    'Vous poussez le marqueur vers le haut, et au tour 1 vous désignez le premier joueur. L’Espagne, la Bavière et l’Irlande sont déjà à vous : dans la première guerre ces alliances valent des troupes.\nVous n’avez qu’une escadre : construisez-en avant que la Grande-Bretagne ne tienne toutes les cases maritimes. Une tuile bonus vous attend déjà en Europe centrale.\nÀ la fin les drapeaux américains comptent pour vous : ne négligez pas la dernière guerre.',
  ],
};
