/** French comments; slots as in the English bank. */
import type { CommentBank } from './comment-bank.ts';

export const commentsFr: CommentBank = {
  tones: {
    shocked: [
      'Je ne l’ai pas vu venir !',
      'Mais {character}, QUOI ?!',
      'J’ai dû mettre {episode} sur pause.',
      'Je suis sous le choc.',
    ],
    sad: [
      'Je pleure encore.',
      'Laissez {character} tranquille, je vous en supplie.',
      'Je n’étais pas prête pour cet adieu.',
    ],
    amused: [
      'J’ai ri tout seul dans le métro.',
      '{character} porte toute la série.',
      'La scène de la cuisine est parfaite.',
      'Le perroquet, mon héros.',
    ],
    thrilled: [
      'Quel épisode !!',
      'Le meilleur de la saison, sans hésiter.',
      'J’en ai des frissons.',
      'Enfin une vraie scène pour {character} !',
    ],
    confused: ['Quelqu’un peut m’expliquer la fin ?', 'Alors {character} ment ou pas ?', 'Vu deux fois, rien compris.'],
    bored: ['Du remplissage, franchement.', 'J’adore {title}, mais là je me suis endormi.', 'C’était long…'],
    scared: [
      'Je dors avec la lumière ce soir.',
      'Pourquoi descendre à la cave ? POURQUOI ?',
      'Regardé entre mes doigts.',
    ],
    frustrated: [
      'Mais parlez-vous !',
      '{character} prend toujours la pire décision.',
      'On n’a pas le droit de couper là.',
    ],
    touched: [
      'La scène de la lettre est magnifique.',
      'Le regard de {character} à la fin…',
      'Très juste et très beau.',
    ],
    reflective: [
      'Ça fait réfléchir longtemps.',
      'Rien n’est laissé au hasard dans {title}.',
      'Le parallèle avec la première saison est brillant.',
    ],
    tense: ['J’ai oublié de respirer.', 'Cet interrogatoire, une leçon.', 'Quelle tension !'],
    understood: [
      '{character}, c’est moi le lundi matin.',
      'Enfin une série qui montre ça honnêtement.',
      'Je me suis vraiment reconnue.',
    ],
  },
  tails: ['', '', '', ' 😭', ' 🔥', ' Vous aussi ?', ' Pas de spoilers svp.', ' Vivement la suite !'],
  replies: [
    'Tellement vrai !',
    'Pareil 😂',
    'Pas d’accord du tout.',
    'Pas de spoilers, j’en suis à la saison 1 !',
    'Je croyais être la seule.',
    'Attends de voir le prochain…',
  ],
  captions: [
    'Moi à 2 h du matin : allez, encore un',
    'Quand {character} arrive comme si de rien n’était',
    'Ma tête pendant tout {episode}',
  ],
  reviews: [
    'Le début prend son temps, puis {title} ne vous lâche plus. {character} illumine chaque scène. À voir absolument.',
    'Un peu déçu : belle distribution, superbes décors, mais un scénario qui explique tout deux fois.',
    'Une histoire qui fait confiance à son public. Sobre, drôle et finalement bouleversante.',
  ],
};
