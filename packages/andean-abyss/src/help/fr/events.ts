import type { TranslatedHelp } from '@sandtable/kernel';
import type { events as en } from '../en/events.js';

export const events: TranslatedHelp<typeof en> = {
  '5.1': [
    'Exécuter un Événement',
    'L’Événement fait ce que dit son texte, même contre les autres règles ; seules restent les limites des Bases, des Zones FARC, des pièces disponibles, des Ressources et de l’Aide. La Faction qui l’exécute décide, sauf si le texte laisse le choix à une autre.\nCe qui est impossible est omis, le reste est fait. « Jusqu’à » veut dire que l’on peut s’arrêter avant.',
  ],
  '5.2': [
    'Clair ou grisé',
    'Beaucoup d’Événements ont deux textes, et qui en exécute un choisit l’un ou l’autre. Le clair aide le plus souvent le Gouvernement, le grisé lui nuit, mais vous prenez celui qui vous convient.',
  ],
  '5.3': [
    'Capacités du Gouvernement',
    'Ces Événements durent jusqu’à la fin de la partie : leur texte clair aide le Gouvernement, leur texte grisé l’entrave.',
  ],
  '5.4': [
    'Élan insurrectionnel',
    'Le texte grisé de ces Événements dure jusqu’à la Phase de Réinitialisation du prochain round de Propagande et gêne le plus souvent le Gouvernement.',
  ],
  '5.5': [
    'Actions gratuites d’un Événement',
    'Les Opérations et Activités spéciales accordées par un Événement ne coûtent rien et ne touchent pas à l’éligibilité. Leurs autres conditions valent, sauf si le texte en dit plus : « toute Guérilla » permet la Terreur à une Guérilla active.',
  ],
};
