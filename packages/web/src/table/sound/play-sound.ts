/** Short sounds, made on the spot: no files to load. */

const SOUNDS = ['card', 'dice', 'move', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or burst of noise: when it begins and how long it lasts, in seconds. */
interface Note {
  readonly at: number;
  readonly seconds: number;
  readonly volume: number;
  /** The pitch of a tone; the center of the band for noise. */
  readonly hertz: number;
  readonly isNoise?: boolean;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  // A card slides onto the table.
  card: [{ at: 0, seconds: 0.16, volume: 0.25, hertz: 2400, isNoise: true }],
  // A die hits the table three times.
  dice: [0, 0.09, 0.15].map((at, i) => ({ at, seconds: 0.05, volume: 0.4 - i * 0.1, hertz: 900, isNoise: true })),
  // A wooden piece is put down.
  move: [
    { at: 0, seconds: 0.06, volume: 0.25, hertz: 220 },
    { at: 0, seconds: 0.03, volume: 0.15, hertz: 700, isNoise: true },
  ],
  turn: [
    { at: 0, seconds: 0.25, volume: 0.12, hertz: 523 },
    { at: 0.14, seconds: 0.4, volume: 0.12, hertz: 784 },
  ],
};

let context: AudioContext | undefined;

/** A browser that has no sound, or allows none before the first press, stays silent. */
export function playSound(sound: Sound): void {
  // For those who can't hear it and want to know, tests among them.
  document.documentElement.dataset.lastSound = sound;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    for (const note of NOTES[sound]) playNote(context, note);
  } catch {
    // Silence.
  }
}

function playNote(audio: AudioContext, { at, seconds, volume, hertz, isNoise }: Note): void {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  gain.connect(audio.destination);
  const source = isNoise ? noise(audio, seconds, hertz, gain) : tone(audio, hertz, gain);
  source.start(begin);
  source.stop(begin + seconds);
}

function tone(audio: AudioContext, hertz: number, to: AudioNode): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  oscillator.connect(to);
  return oscillator;
}

function noise(audio: AudioContext, seconds: number, hertz: number, to: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  source.connect(band).connect(to);
  return source;
}
