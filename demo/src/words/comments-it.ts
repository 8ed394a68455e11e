/** Italian comments; slots as in the English bank. */
import type { CommentBank } from './comment-bank.ts';

export const commentsIt: CommentBank = {
  tones: {
    shocked: ['Ma che cosa è appena successo?!', '{character} ha fatto COSA?', 'Sono ancora sotto shock.'],
    sad: ['Sto piangendo da mezz’ora.', 'Qualcuno abbracci {character}.', 'Non ero pronta per {episode}.'],
    amused: ['Ho riso da solo come un matto.', '{character} regge tutta la serie.', 'La scena in cucina è oro.'],
    thrilled: ['Che puntata!!', 'La migliore della stagione.', 'Brividi dall’inizio alla fine.'],
    confused: ['Qualcuno mi spiega il finale?', 'Ma {character} mente o no?', 'Vista due volte, capito niente.'],
    bored: ['Puro riempitivo.', 'Adoro {title}, ma stavolta mi sono addormentato.', 'Lentissima.'],
    scared: ['Stanotte luce accesa.', 'Perché scendere in cantina? PERCHÉ?', 'Guardata tra le dita.'],
    frustrated: ['Ma parlatevi!', '{character} sbaglia sempre tutto.', 'Non si può finire così!'],
    touched: ['La scena della lettera, bellissima.', 'Lo sguardo di {character} alla fine…', 'Mi ha commosso davvero.'],
    reflective: ['Fa pensare a lungo.', 'Niente è a caso in {title}.', 'La frase sul perdono mi è rimasta dentro.'],
    tense: ['Ho dimenticato di respirare.', 'Che tensione l’interrogatorio.', 'Ansia pura.'],
    understood: ['{character} sono io il lunedì.', 'Finalmente raccontato con onestà.', 'Mi sono sentita capita.'],
  },
  tails: ['', '', '', ' 😭', ' 🔥', ' Anche voi?', ' Niente spoiler!', ' Non vedo l’ora della prossima.'],
  replies: [
    'Verissimo!',
    'Anch’io 😂',
    'Non sono d’accordo.',
    'Niente spoiler, sono alla prima stagione!',
    'Pensavo di essere l’unica.',
  ],
  captions: [
    'Io alle 2 di notte: ancora una',
    'Quando {character} entra come se niente fosse',
    'La mia faccia in {episode}',
  ],
  reviews: [
    'Parte piano, ma quando {title} ingrana non si molla più. {character} ruba ogni scena. Consigliatissimo.',
    'Mi aspettavo di più: bel cast, belle immagini, ma la sceneggiatura spiega troppo.',
  ],
};
