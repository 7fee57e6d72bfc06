// Small sounds, made here: no file to load. Silent unless sound is switched on in the settings.

import { useSettings } from './settings';

let audio: AudioContext | null = null;

interface Tone {
  pitch: number;
  /** Seconds from now, and how long. */
  at: number;
  long: number;
  loud?: number;
  wave?: OscillatorType;
}

function play(tones: Tone[]): void {
  if (!useSettings.getState().sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  for (const { pitch, at, long, loud = 0.07, wave = 'triangle' } of tones) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + at;
    tone.type = wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long + 0.02);
  }
}

/** A piece is put down: your own action. */
export const tick = () => play([{ pitch: 320, at: 0, long: 0.12 }]);

/** It is your turn, after somebody else's. */
export const bell = () =>
  play([
    { pitch: 660, at: 0, long: 0.35, wave: 'sine' },
    { pitch: 880, at: 0.12, long: 0.5, wave: 'sine' },
  ]);

/** It is over. */
export const cadence = () =>
  play(
    [523, 659, 784, 1047].map((pitch, at) => ({ pitch, at: at * 0.14, long: 0.5, wave: 'sine' as const })),
  );

/** A blow, the deeper the worse: the six grades of CardPeeGee (R16.3). */
export function blow(damage: number): void {
  const grade = [0, 4, 12, 19, 24].filter((most) => damage > most).length;
  if (grade > 0)
    play([
      {
        pitch: 190 - grade * 25,
        at: 0,
        long: 0.15 + grade * 0.05,
        loud: 0.05 + grade * 0.02,
        wave: 'square',
      },
    ]);
}
