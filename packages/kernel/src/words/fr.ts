import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'error.scenario': 'Il n’y a pas de scénario « {given} ». Possibles : {allowed}.',
  'error.option': 'Il n’y a pas d’option « {given} ». Possibles : {allowed}.',
  'error.optionValue': 'L’option {option} ne peut pas valoir « {given} ». Possibles : {allowed}.',
  'error.seat': 'Il n’y a pas de siège « {given} ». Possibles : {allowed}.',
  'error.bot': 'Il n’y a pas de joueur « {given} » pour un siège. Possibles : {allowed}.',
  'error.ended': 'La partie est terminée : il n’y a plus rien à décider.',
  'error.notAsked': 'Le siège {seat} n’a rien à décider maintenant.',
  'error.notAnOption': '« {given_ref} » n’est pas une réponse permise ici. Possibles : {allowed}.',
  'error.answerAt': 'La réponse {number} (« {given_ref} ») ne suit pas les règles. {reason}',
  'error.noSuchAnswer':
    'Il n’y a pas de réponse {number} : cette partie compte {allowed, plural, =0 {zéro réponse} one {# réponse} other {# réponses}}.',
  'error.noteShape': 'Une position doit être un objet JSON.',
  'error.noteSince': 'Dans une position, « since » doit être une liste de réponses.',
  'error.noteChance': 'Dans une position, « chance » doit avoir 32 ou 72 chiffres hexadécimaux, pas tous nuls.',
  'error.seedOfChacha20': 'La graine d’une partie avec des dés ChaCha20 doit avoir 64 chiffres hexadécimaux.',
  'error.note.object': 'Dans la position, « {where} » doit être un objet JSON.',
  'error.note.unknown': 'La position a un champ inconnu « {where} ». Possibles : {allowed}.',
  'error.note.number': 'Dans la position, « {where} » doit être un nombre entier de {least} à {most}.',
  'error.note.flag': 'Dans la position, « {where} » doit être true ou false.',
  'error.note.list': 'Dans la position, « {where} » doit être une liste.',
  'error.note.word': 'Dans la position, « {where} » ne peut pas être « {given} ». Possibles : {allowed}.',
  'error.note.missing': 'Dans la position, il manque « {key} » dans « {where} ».',
  'error.noteOptions': 'Cette position appartient à {option}={own}, et non à {option}={given}.',
  'error.noteWithoutOptions':
    'Cette position a été écrite par une partie, mais ne dit pas à quelles options elle appartient : indiquez ses « options ».',
  'error.dice': 'Les dés doivent être une liste de nombres entiers de 1 à 6.',
  'error.recordNotJson': 'Cet enregistrement n’est pas entier : il ne se lit pas comme du JSON. A-t-il été coupé ?',
  'error.recordNotOne': 'Ce fichier n’est pas un enregistrement de Sandtable.',
  'error.recordFormat': 'Cet enregistrement est au format {given} ; ce programme lit le format {allowed}.',
  'error.recordField': 'Cet enregistrement est abîmé : son champ « {field} » manque ou n’est pas du bon genre.',
  'error.recordGame': 'Cet enregistrement est du jeu {given}, pas de {allowed}.',
  'error.recordVersion':
    'Cet enregistrement a été fait avec la version {given} des règles ; ce programme a la version {allowed}.',
  'error.recordCut':
    'Cet enregistrement contient {given} réponses mais en annonce {allowed} : il a été coupé ou modifié.',
  'error.recordEnd': 'Cet enregistrement ne mène pas à la position qu’il annonce : il a été modifié après coup.',
  'bot.random': 'répond au hasard, toute réponse permise étant également probable',
  'option.number': '{n}',
  'option.reference': '{it}',
  'option.noEffect': '{it} (sans effet)',
};
