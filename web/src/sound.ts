// Small sounds, made here: no file to load. Silent unless sound is switched on in the settings.

import { useSettings } from './settings';

let audio: AudioContext | null = null;

interface Tone {
  /** What sounds: a note, or a rustle around a pitch. */
  wave: 'sine' | 'triangle' | 'rustle';
  pitch: number;
  /** Where the pitch goes, if it moves. */
  to?: number;
  /** Seconds from now, and how long. */
  at?: number;
  long: number;
  loud?: number;
}

function play(tones: readonly Tone[]): void {
  const { sound, volume } = useSettings.getState();
  if (!sound || volume <= 0 || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers hold sound back until somebody has pressed something.
  if (audio.state === 'suspended') void audio.resume();
  const all = audio.createGain();
  // Ears hear loudness by its square.
  all.gain.value = volume * volume;
  all.connect(audio.destination);
  for (const tone of tones) ring(audio, all, tone);
}

/** One tone: it swells for a moment, so that nothing clicks, and dies away. */
function ring(audio: AudioContext, out: AudioNode, tone: Tone): void {
  const { wave, pitch, to = pitch, at = 0, long, loud = 0.16 } = tone;
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(out);
  if (wave === 'rustle') {
    const [noise, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
    noise.buffer = rustle(audio);
    band.type = 'bandpass';
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(pitch, start);
    band.frequency.exponentialRampToValueAtTime(to, start + long);
    noise.connect(band).connect(gain);
    noise.start(start);
    noise.stop(start + long + 0.02);
    return;
  }
  const note = audio.createOscillator();
  note.type = wave;
  note.frequency.value = pitch;
  note.frequency.setValueAtTime(pitch, start);
  note.frequency.exponentialRampToValueAtTime(to, start + long);
  note.connect(gain);
  note.start(start);
  note.stop(start + long + 0.02);
}

let noise: AudioBuffer | null = null;

/** Half a second of noise, the same every time. */
function rustle(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, Math.floor(audio.sampleRate / 2), audio.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = (seed / 2_147_483_647) * 2 - 1;
  }
  return noise;
}

/** What a thing that happens sounds like, by what it is made of and what it means. */
const SOUNDS = {
  /** Paper: a card is laid or turned over. */
  card: [{ wave: 'rustle', pitch: 2_600, to: 1_400, long: 0.11, loud: 0.22 }],
  /** Wood: a piece is put down. */
  piece: [
    { wave: 'triangle', pitch: 310, to: 170, long: 0.12, loud: 0.24 },
    { wave: 'rustle', pitch: 900, long: 0.04, loud: 0.18 },
  ],
  /** A blow lands. */
  blow: [
    { wave: 'sine', pitch: 150, to: 55, long: 0.24, loud: 0.4 },
    { wave: 'rustle', pitch: 700, to: 260, long: 0.12, loud: 0.3 },
  ],
  /** Somebody falls. */
  fall: [
    { wave: 'triangle', pitch: 330, to: 165, long: 0.4, loud: 0.2 },
    { wave: 'sine', pitch: 90, to: 50, at: 0.3, long: 0.3, loud: 0.35 },
  ],
  /** Good news, and bad. */
  good: [
    { wave: 'sine', pitch: 523, long: 0.22 },
    { wave: 'sine', pitch: 784, at: 0.1, long: 0.4 },
  ],
  bad: [
    { wave: 'sine', pitch: 392, long: 0.24 },
    { wave: 'sine', pitch: 311, at: 0.12, long: 0.42 },
  ],
  /** Your turn, after somebody else's. */
  bell: [
    { wave: 'sine', pitch: 660, long: 0.4, loud: 0.14 },
    { wave: 'sine', pitch: 880, at: 0.12, long: 0.6, loud: 0.14 },
  ],
  /** It is over. */
  cadence: [523, 659, 784, 1_047].map((pitch, at) => ({
    wave: 'sine' as const,
    pitch,
    at: at * 0.14,
    long: 0.6,
  })),
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

export const sound = (which: Sound) => play(SOUNDS[which]);

/** A piece is put down: your own action. */
export const tick = () => sound('piece');
export const bell = () => sound('bell');
export const cadence = () => sound('cadence');

/** A wound, the deeper the worse: the six grades of CardPeeGee (R16.3). */
export function blow(damage: number): void {
  const grade = [0, 4, 12, 19, 24].filter((most) => damage > most).length;
  if (grade === 0) return;
  const low = 170 - grade * 20;
  play([
    { wave: 'sine', pitch: low, to: low / 2.5, long: 0.2 + grade * 0.05, loud: 0.2 + grade * 0.07 },
    { wave: 'rustle', pitch: 800 - grade * 80, to: 240, long: 0.1 + grade * 0.02, loud: 0.2 },
  ]);
}
