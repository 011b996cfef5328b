/** Scripts whose letters look like those of another, so that a name could imitate somebody else's. */
const LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Whether a word of the name mixes letters that look alike: “Аnа” with Cyrillic А, say. Each word may have its own script. */
export const mixesScripts = (name: string): boolean =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => LOOK_ALIKE.filter((script) => script.test(word)).length > 1);
