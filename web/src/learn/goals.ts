// What a newcomer needs to know of each game in twenty seconds: the goal, a turn, the end.

import type { Said } from './lessons';

export interface Goal {
  aim: Said;
  turn: Said;
  end: Said;
}

export const GOALS: Record<string, Goal> = {
  confrontation: {
    aim: {
      en: 'The Fellowship brings Frodo to Mordor. Sauron catches Frodo, or gets three pieces into the Shire.',
      de: 'Die Gefährten bringen Frodo nach Mordor. Sauron fängt Frodo oder bringt drei Figuren ins Auenland.',
      fr: 'La Communauté mène Frodon au Mordor. Sauron capture Frodon, ou amène trois pièces dans la Comté.',
    },
    turn: {
      en: 'Move one piece one step forward. Entering a region with enemies is an attack.',
      de: 'Zieh eine Figur einen Schritt vorwärts. Wer ein Gebiet mit Gegnern betritt, greift an.',
      fr: 'Avancez une pièce d’un pas. Entrer dans une région ennemie, c’est attaquer.',
    },
    end: {
      en: 'At once when a side has reached its goal. Whoever cannot move loses.',
      de: 'Sofort, wenn eine Seite ihr Ziel erreicht. Wer nicht ziehen kann, verliert.',
      fr: 'Dès qu’un camp atteint son but. Qui ne peut plus jouer a perdu.',
    },
  },
  cardpeegee: {
    aim: {
      en: 'Survive as long as you can, and earn victories on the way: Goliath, Full Court, Elemental Union and Master of the Elements.',
      de: 'Überleb, solange du kannst, und verdiene unterwegs Siege: Goliath, Voller Hof, Bund der Elemente und Meister der Elemente.',
      fr: 'Survivez le plus longtemps possible et gagnez des victoires en chemin : Goliath, Cour complète, Union des éléments et Maître des éléments.',
    },
    turn: {
      en: 'Each day brings an encounter: a monster, a treasure, a healer or a trap. Your cards help you through it.',
      de: 'Jeder Tag bringt eine Begegnung: ein Monster, einen Schatz, einen Heiler oder eine Falle. Deine Karten helfen dir hindurch.',
      fr: 'Chaque jour amène une rencontre : un monstre, un trésor, un guérisseur ou un piège. Vos cartes vous aident à la passer.',
    },
    end: {
      en: 'When your HP reach 0. What you have earned until then counts.',
      de: 'Wenn deine LP auf 0 fallen. Was du bis dahin verdient hast, zählt.',
      fr: 'Quand vos PV tombent à 0. Ce que vous avez gagné jusque-là compte.',
    },
  },
  clans: {
    aim: {
      en: 'Break the enemy’s crystal, 100 health, before yours is broken.',
      de: 'Zerbrich den gegnerischen Kristall mit 100 Lebenspunkten, bevor deiner zerbricht.',
      fr: 'Brisez le cristal adverse, 100 points de vie, avant que le vôtre ne le soit.',
    },
    turn: {
      en: 'Both sides play cards into three lanes in secret. Then the lanes fight, and who wins a lane pushes forward.',
      de: 'Beide Seiten legen geheim Karten auf drei Bahnen. Dann wird gekämpft, und wer eine Bahn gewinnt, rückt dort vor.',
      fr: 'Les deux camps posent en secret des cartes sur trois voies. Puis on se bat, et qui gagne une voie y avance.',
    },
    end: {
      en: 'When a crystal breaks.',
      de: 'Wenn ein Kristall zerbricht.',
      fr: 'Quand un cristal se brise.',
    },
  },
  wotr: {
    aim: {
      en: 'Two games at once. The Free Peoples destroy the Ring or take 4 points of enemy strongholds; the Shadow corrupts the Ring-bearers or takes 10.',
      de: 'Zwei Spiele auf einmal. Die Freien Völker vernichten den Ring oder erobern 4 Punkte; der Schatten verdirbt die Ringträger oder erobert 10.',
      fr: 'Deux parties en une. Les Peuples Libres détruisent l’Anneau ou prennent 4 points ; l’Ombre corrompt les Porteurs ou en prend 10.',
    },
    turn: {
      en: 'Both sides roll dice and use them in turn, one action for each: march, muster, play a card, move the Fellowship.',
      de: 'Beide Seiten würfeln und setzen abwechselnd Würfel ein, je eine Aktion: marschieren, ausheben, eine Karte spielen, die Gefährten bewegen.',
      fr: 'Les deux camps lancent des dés et les utilisent tour à tour, une action chacun : marcher, recruter, jouer une carte, déplacer la Communauté.',
    },
    end: {
      en: 'The Ring decides at any moment, conquest at the end of a turn.',
      de: 'Der Ring entscheidet jederzeit, die Eroberung am Ende einer Runde.',
      fr: 'L’Anneau décide à tout moment, la conquête à la fin d’un tour.',
    },
  },
};
