import type { TranslatedHelp } from '@sandtable/kernel';
import type { introduction as en } from '../en/introduction.js';

export const introduction: TranslatedHelp<typeof en> = {
  '1.3.6': [
    'Zones adjacentes',
    'Deux zones sont adjacentes si elles se touchent. Une LdC entre deux Départements ne les sépare pas, et toutes les zones qui se rejoignent à une Ville sont adjacentes entre elles ; la Ville elle-même n’est pas une zone. Regardez une zone de près pour voir ses voisines.',
  ],
  '1.4.1': [
    'Forces disponibles, et reprise de ses pièces',
    'On ne place que des pièces prises dans les Forces disponibles. S’il n’en reste pas de cette sorte, rien n’est placé, et ce qui devait être remplacé est seulement éliminé.\nPendant votre Opération, Activité spéciale ou Événement, vous pouvez reprendre vos propres pièces, par exemple pour les placer de nouveau où il faut, dormantes. Avant que l’Opération ait commencé, vous ne pouvez pas reprendre la pièce dont elle a besoin.\nSi vous ciblez une Faction dans une zone, vous devez toucher autant de ses pièces que possible.',
  ],
  '1.4.2': [
    'Empilement',
    'Une Métropole ou un Département contient au plus 2 Bases, toutes Factions confondues. Une LdC n’en contient aucune. Les pièces du Gouvernement n’entrent pas dans une Zone FARC. Troupes, Police et Guérillas n’ont pas d’autre limite, sauf en Équateur, quand un Événement l’a ouvert : 2 pièces par Faction.',
  ],
  '1.4.3': [
    'Dormante et active',
    'Une Guérilla est dormante (cachée) ou active (visible). Les nouvelles arrivent toujours dormantes.\nLe Ratissage et la Patrouille les activent, de même que leurs propres Attaque, Terreur et Extorsion, et une Marche vers une zone surveillée (3.3.2) ; l’Assaut et l’Attaque aérienne ne touchent que les actives.\nToutes redeviennent dormantes à la fin d’un round de Propagande, ou par un Ralliement auprès d’une de leurs Bases.',
  ],
  '1.5': [
    'Joueurs et Factions',
    'Chacune des quatre Factions se bat pour elle-même ; toutes les autres sont ses ennemies.\nÀ moins de quatre, les Factions Non-joueurs suivent les priorités des règles (8), ou deux ou trois joueurs se partagent les quatre Factions : un joueur ne gagne alors qu’avec toutes les siennes, et c’est la pire de leurs marges qui compte.',
  ],
  '1.5.1': [
    'Arrangements',
    'Vous pouvez tout promettre, et personne n’est tenu de tenir parole. Seules des Ressources et des Cargaisons changent vraiment de mains, et seulement vers la Faction qui agit ou depuis elle ; ce que vous demandez exige l’accord du donneur. Deux Factions d’un même joueur ne se donnent rien.',
  ],
  '1.6': [
    'Soutien et Opposition',
    'Chaque zone peuplée est à l’un de cinq niveaux : Soutien actif, Soutien passif, Neutre, Opposition passive, Opposition active.\nPassif compte la Population une fois, actif deux fois. Une Métropole de 8 en Soutien actif vaut 16 au Gouvernement.\nLes LdC et les Départements sans habitants sont toujours neutres et ne comptent pour personne.',
  ],
  '1.7': [
    'Ressources, Aide et transferts',
    'Les Opérations se paient en Ressources, 99 au plus. L’Aide (29 au plus) n’est pas encore de l’argent : elle s’ajoute aux Ressources du Gouvernement au round de Propagande, sauf si Samper est président.\nPendant que vous agissez, un autre joueur peut vous donner des Ressources, ou vous pouvez en donner ; il doit vous rester de quoi commencer votre Opération. Les Non-joueurs acceptent les dons mais ne donnent rien.',
  ],
};
