/** Scripts whose letters look like those of another, so that a name could imitate somebody else's. */
const LOOK_ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Whether one word of the name mixes look-alike scripts, such as “Аnа” with Cyrillic А. Words may differ in script. */
export const mixesScripts = (name: string): boolean =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => LOOK_ALIKE.filter((script) => script.test(word)).length > 1);

/** An emoji with its variation selector, skin tone and joined emoji; or a keycap. */
const EMOJI =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)*|[\d#*]\ufe0f\u20e3/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/** Whether the name has invisible characters, with which it could look like another name. Emoji may contain some. */
export const hidesCharacters = (name: string): boolean => UNSEEN.test(name.replace(EMOJI, ''));
