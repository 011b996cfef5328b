import type { asks as en } from '../en/asks.js';

export const asks: Readonly<Record<keyof typeof en, string>> = {
  'ask.act.first':
    '{faction}, première éligible sur « {card} » : une Opération avec ou sans Activité spéciale, l’Événement, ou passer. {text}',
  'ask.act.first.limited':
    '{faction}, première éligible sur « {card} ». C’est la dernière carte Événement avant la Propagande finale : une Opération limitée (ni Ratissage ni Marche), l’Événement, ou passer. {text}',
  'ask.act.second':
    '{faction}, seconde éligible sur « {card} » : une Opération avec ou sans Activité spéciale{event, select, open {, l’Événement} other {}}, ou passer. {text}',
  'ask.act.second.limited':
    '{faction}, seconde éligible sur « {card} » : une Opération limitée dans une zone{last, select, yes { (ni Ratissage ni Marche sur la dernière carte Événement)} other {}}{event, select, open {, l’Événement} other {}} ou passer. {text}',
  'ask.event.side': '{faction}, exécution de « {card} » : quel texte ? {text}',
  'ask.event.single': '{faction}, exécution de « {card} ». {text}',

  'ask.afterwards':
    '{faction} : il ne reste aucune zone à choisir. Ajouter maintenant l’Activité spéciale, ou continuer ?',
  'ask.train.space': '{faction} : où faire un Entraînement ? Ressources par Métropole ou Département : {cost}.',
  'ask.train.troops': '{faction} : combien de Troupes placer en zone {space} ? 6 cubes au plus en tout.',
  'ask.train.police': '{faction} : combien de Police placer en zone {space} ? 6 cubes au plus en tout.',
  'ask.train.build':
    '{faction} : dans une des zones choisies, remplacer 3 cubes par une Base ou payer une Action civique ? Choisissez la zone, ou terminez.',
  'ask.train.way': '{faction} : une Base contre 3 cubes, ou une Action civique à 3 Ressources par niveau ?',
  'ask.train.base':
    '{faction} : combien des 3 cubes qui font une Base en zone {space} sont des Troupes ? Le reste est de la Police.',
  'ask.civic.space':
    '{faction} : où mener une Action civique ? 3 Ressources éliminent un marqueur Terreur ou gagnent un niveau de Soutien.',
  'ask.civic.steps': '{faction} : combien de niveaux d’Action civique en zone {space}, à 3 Ressources chacun ?',
  'ask.patrol.from':
    '{faction} : de quelle zone partent les cubes en Patrouille ? Ils suivent les LdC et les Métropoles jusqu’à rencontrer une Guérilla.',
  'ask.patrol.to': '{faction} : où s’arrêtent les cubes partis de la zone {from} ?',
  'ask.patrol.destination': '{faction} : quelle est l’unique destination de cette Patrouille limitée ?',
  'ask.patrol.into': '{faction} : d’où viennent les cubes vers la zone {to} ?',
  'ask.patrol.find':
    '{faction} : les cubes sont en place. Sur quelle LdC chercher maintenant des Guérillas, ou d’abord l’Activité spéciale ? Si c’est terminé, les autres suivent dans l’ordre.',
  'ask.patrol.assault': '{faction} : la Patrouille permet un Assaut sans coût sur une LdC. Où ?',
  'ask.move.troops': '{faction} : combien de Troupes de la zone {from} vers la zone {to} ?',
  'ask.move.police': '{faction} : combien de Police de la zone {from} vers la zone {to} ?',
  'ask.move.underground': '{faction} : combien de Guérillas dormantes de la zone {from} vers la zone {to} ?',
  'ask.move.active': '{faction} : combien de Guérillas actives de la zone {from} vers la zone {to} ?',
  'ask.cargo':
    '{faction} : {n, plural, one {# Cargaison} many {# Cargaisons} other {# Cargaisons}} en zone {from} ; combien partent aussi vers la zone {to} ?',
  'ask.activate':
    '{faction} : la Guérilla de qui activer en zone {space} ? Encore {n} au plus ; une Faction une fois ciblée est activée autant que possible.',
  'ask.sweep.space':
    '{faction} : où faire un Ratissage ? Choisissez une Métropole ou un Département comme destination. Ressources par zone : {cost}.',
  'ask.sweep.from':
    '{faction} : d’où viennent les Troupes vers la zone {to} ? D’une zone adjacente, ou par une LdC sans Guérilla.',
  'ask.sweep.police': '{faction} : 1 Police se joint-elle au Ratissage en zone {to} ? D’où ?',
  'ask.sweep.find':
    '{faction} : les Troupes sont en place. Où chercher maintenant des Guérillas, ou d’abord l’Activité spéciale ? Si c’est terminé, les autres zones suivent dans l’ordre.',
  'ask.sweep.kind': '{faction} : le Ratissage compte-t-il les Troupes ou la Police (d’abord en zone {space}) ?',
  'ask.assault.space':
    '{faction} : où donner l’Assaut ? Les Troupes (la Police aussi dans les Métropoles et les LdC) éliminent les ennemis actifs. Ressources par zone : {cost}.',
  'ask.assault.target':
    '{faction} : quelle pièce ennemie éliminer en zone {space} ? Coups restants : {n} ; Bases en dernier.',

  'ask.rally.space': '{faction} : où faire un Ralliement ? Ressources par zone : {cost}.',
  'ask.rally.way': '{faction} : que fait le Ralliement en zone {space} ?',
  'ask.rally.base': '{faction} : combien des 2 Guérillas qui font une Base en zone {space} sont actives ?',
  'ask.rally.number': '{faction} : combien de Guérillas placer en zone {space} ?',
  'ask.rally.gather':
    '{faction} : d’où viennent les Guérillas vers la zone {to} ? Toutes y deviennent ensuite dormantes.',
  'ask.march.space':
    '{faction} : vers où marcher ? Ressources par Métropole ou Département où l’on entre : {cost} ; rien pour les LdC.',
  'ask.march.from': '{faction} : d’où les Guérillas marchent-elles vers la zone {to} ?',
  'ask.attack.space': '{faction} : où mener une Attaque ? Ressources par zone : {cost}.',
  'ask.attack.way':
    '{faction} : une Attaque ordinaire en zone {space} (toutes les Guérillas se montrent, le dé décide), ou une Embuscade (une seule se montre, succès assuré) ?',
  'ask.attack.target': '{faction} : quelle pièce ennemie éliminer en zone {space} ? Bases en dernier.',
  'ask.terror.space':
    '{faction} : où semer la Terreur avec une Guérilla dormante ? Ressources par Métropole ou Département : {cost} ; rien pour les LdC.',

  'ask.airLift.from': '{faction} : Transport aérien de Troupes depuis quelle zone ?',
  'ask.airLift.to': '{faction} : Transport aérien de Troupes de la zone {from} vers quelle zone ?',
  'ask.airStrike.space': '{faction} : Attaque aérienne dans quel Département ou sur quelle LdC ?',
  'ask.airStrike.target': '{faction} : quelle pièce l’Attaque aérienne en zone {space} élimine-t-elle ?',
  'ask.eradicate.space':
    '{faction} : Éradication dans quel Département ? Aide +4, les Bases des Cartels y sont éliminées.',
  'ask.eradicate.shift':
    '{faction} : l’Éradication en zone {space} irrite les paysans : quel Département, celui-ci ou un adjacent, permuter vers l’Opposition active ?',
  'ask.extort.space': '{faction} : Extorsion dans quelle zone ? Une Guérilla dormante devient active pour 1 Ressource.',
  'ask.kidnap.space':
    '{faction} : Kidnapping dans quelle zone ? Parmi les zones de cette Terreur où les Guérillas FARC sont plus nombreuses que la Police.',
  'ask.kidnap.victim': '{faction} : qui paie la rançon en zone {space} ?',
  'ask.kidnap.recruit': '{faction} : le Kidnapping a donné un 6 : quelle pièce les AUC placent-elles en zone {space} ?',
  'ask.assassinate.space':
    '{faction} : Assassinat dans quelle zone ? Parmi les zones de cette Terreur où les Guérillas AUC sont plus nombreuses que la Police.',
  'ask.assassinate.target': '{faction} : quelle pièce ennemie l’Assassinat en zone {space} élimine-t-il ?',
  'ask.cultivate.space':
    '{faction} : Culture dans quelle zone ? Une zone peuplée où les Guérillas des Cartels sont plus nombreuses que la Police.',
  'ask.cultivate.way': '{faction} : une nouvelle Base en zone {to}, ou une Base venue d’ailleurs ?',
  'ask.cultivate.from': '{faction} : d’où vient la Base vers la zone {to} ?',
  'ask.process.way': '{faction} : Production : changer des Bases en Ressources, ou préparer des Cargaisons ?',
  'ask.process.base': '{faction} : où éliminer une Base pour 3 Ressources ?',
  'ask.process.shipment': '{faction} : où placer une Cargaison ? Une zone avec une Base des Cartels et une Guérilla.',
  'ask.process.guerrilla': '{faction} : quelle Guérilla en zone {space} reçoit la Cargaison ?',
  'ask.bribe.space': '{faction} : Corruption dans quelle zone ? 3 Ressources par zone, 3 zones au plus.',
  'ask.bribe.way': '{faction} : qu’achète la Corruption en zone {space} ?',
  'ask.bribe.target': '{faction} : quelle pièce éliminer en zone {space} ?',
  'ask.bribe.flip': '{faction} : quelle Guérilla retourner en zone {space} ?',

  'ask.shipment.settle':
    '{faction} : en zone {space}, la pièce qui avait une Cargaison est éliminée ({piece}). Qui prend la Cargaison ?',
  'ask.shipment.captured':
    '{faction} : en zone {space}, la pièce qui avait une Cargaison est éliminée ({piece}). Qui prend la Cargaison, ou est-elle capturée ?',
  'ask.ship':
    '{faction} : éliminer une Cargaison pour une Opération limitée de plus, gratuite ? La Cargaison de qui ? Une autre Faction doit donner son accord.',
  'ask.ship.agree':
    '{faction} : demande reçue ({asker}) : éliminer une de vos Cargaisons pour lui offrir une Opération limitée gratuite. D’accord ?',
  'ask.ship.which': '{faction} : la Cargaison de quelle zone ?',
  'ask.ship.operation': '{faction} : quelle Opération limitée gratuite ?',
  'ask.remove.space': '{faction} : d’où éliminer une de vos pièces, pour la placer de nouveau ?',
  'ask.remove.piece': '{faction} : laquelle de vos pièces en zone {space} rejoint les Forces disponibles ?',
  'ask.transfer.what': '{faction} : quel arrangement ? Les accords n’engagent personne.',
  'ask.transfer.operation': '{faction} : quelle Opération un autre joueur paierait-il ?',
  'ask.transfer.to': '{faction} : à qui donner des Ressources ?',
  'ask.transfer.amount': '{faction} : combien de Ressources donner à la Faction {to} ?',
  'ask.transfer.from': '{faction} : à qui demander des Ressources ?',
  'ask.transfer.askAmount': '{faction} : combien de Ressources demander à la Faction {from} ?',
  'ask.transfer.agree':
    '{faction} : demande reçue ({asker}) : {n, plural, one {# Ressource} many {# Ressources} other {# Ressources}}. D’accord ?',
  'ask.transfer.shipment': '{faction} : donner la Cargaison de quelle zone ?',
  'ask.transfer.askShipment': '{faction} : demander la Cargaison de quelle zone ?',
  'ask.transfer.owner': '{faction} : la Cargaison de qui ?',
  'ask.transfer.taker': '{faction} : quelle Guérilla en zone {space} prend la Cargaison ?',
  'ask.transfer.agreeShipment': '{faction} : demande reçue ({asker}) : votre Cargaison en zone {space}. D’accord ?',

  'ask.deploy.space': '{faction} : où déployer : {piece} ? Encore {n} à placer.',
  'ask.deploy.number': '{faction} : combien déployer ici : {piece} ? Encore {n} à placer.',
  'ask.specialForces': '{faction} : « 7th Special Forces » peut éliminer jusqu’à 3 marqueurs Terreur ou Sabotage. Où ?',
  'ask.drugProfits': '{faction} : la Cargaison en zone {space} rapporte-t-elle une Base sur place, ou 6 Ressources ?',
  'ask.agitate.space':
    '{faction} : où mener l’Agitation ? 1 Ressource élimine un marqueur Terreur ou gagne un niveau d’Opposition.',
  'ask.agitate.steps': '{faction} : combien de niveaux d’Agitation en zone {space}, à 1 Ressource chacun ?',
  'ask.zone': '{faction} : où placer la Zone FARC ? Parmi les Départements qui ont le plus de pièces FARC.',
  'ask.backing': '{faction} : Soutien des Élites. Un Ralliement gratuit dans une zone ?',
  'ask.redeploy.from': '{faction} : d’où redéployer : {piece} ?',
  'ask.redeploy.to': '{faction} : vers où redéployer depuis la zone {from} : {piece} ({n}) ?',
  'ask.redeploy.number': '{faction} : combien redéployer de la zone {from} vers la zone {to} : {piece} ?',

  'ask.event.set': '{faction}, « {card} » : quelle zone change de niveau ?',
  'ask.event.shiftSupport': '{faction}, « {card} » : quelle zone permuter vers le Soutien actif ?',
  'ask.event.shiftOpposition': '{faction}, « {card} » : quelle zone permuter vers l’Opposition active ?',
  'ask.event.removeFrom': '{faction}, « {card} » : d’où éliminer une pièce ? (Encore {n} à éliminer)',
  'ask.event.removePiece': '{faction}, « {card} » : quelle pièce éliminer en zone {space} ? (Encore {n} à éliminer)',
  'ask.event.place': '{faction}, « {card} » : où placer : {piece} ?',
  'ask.event.placePiece': '{faction}, « {card} » : quelle pièce placer en zone {space} ? (Encore {n} à placer)',
  'ask.event.movePiece': '{faction}, « {card} » : quelle Guérilla déplacer depuis la zone {from} ?',
  'ask.event.special': '{faction}, « {card} » : quelle Activité spéciale gratuite ? (Il en reste {n})',
  'ask.event.terrorBy': '{faction}, « {card} » : quelle Guérilla en zone {space} mène l’Opération de Terreur ?',
  'ask.event.level': '{faction}, « {card} » : quel niveau pour la zone {space} ?',
  'ask.event.survivor': '{faction}, « {card} » : quelle Guérilla des Cartels survit en zone {space} ?',
  'ask.event.faction': '{faction}, « {card} » : quelle Faction ?',
  'ask.event.space': '{faction}, « {card} » : dans quelle zone ?',
  'ask.event.department': '{faction}, « {card} » : dans quel Département ?',
  'ask.event.city': '{faction}, « {card} » : dans quelle Métropole ?',
  'ask.event.moveFrom': '{faction}, « {card} » : déplacer depuis quelle zone ?',
  'ask.event.moveTo': '{faction}, « {card} » : déplacer de la zone {from} vers quelle zone ?',
  'ask.event.number': '{faction}, « {card} » : combien ?',
  'ask.event.flip': '{faction}, « {card} » : où retourner une Guérilla ?',
  'ask.event.flipPiece': '{faction}, « {card} » : quelle Guérilla retourner ?',
  'ask.event.replaceFrom': '{faction}, « {card} » : où remplacer une pièce ?',
  'ask.event.replacePiece': '{faction}, « {card} » : quelle pièce remplacer ?',
  'ask.event.replaceBy': '{faction}, « {card} » : la remplacer par quoi ?',
  'ask.event.choice': '{faction}, « {card} » : quel effet choisissez-vous ?',
  'ask.event.shipment': '{faction}, « {card} » : quelle Cargaison ?',
  'ask.event.pipeline': '{faction}, « {card} » : quel Pipeline ?',
  'ask.event.operation': '{faction}, « {card} » : quelle Opération gratuite en zone {space} ?',
  'ask.discord':
    '{faction} : {nonplayer} est 2e éligible sur « {card} ». Dans la partie à deux, vous choisissez pour elle : l’événement ou une Opération ? {text}',
};
