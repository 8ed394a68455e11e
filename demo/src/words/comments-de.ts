/** German comments; slots as in the English bank. */
import type { CommentBank } from './comment-bank.ts';

export const commentsDe: CommentBank = {
  tones: {
    shocked: ['Damit hätte ich NIE gerechnet.', '{character} hat WAS getan?!', 'Ich bin immer noch sprachlos.'],
    sad: [
      'Ich heule immer noch.',
      'Kann bitte jemand {character} in den Arm nehmen?',
      'Auf {episode} war ich nicht vorbereitet.',
    ],
    amused: [
      'Ich habe so gelacht, dass die Nachbarn geklopft haben.',
      '{character} trägt die ganze Serie.',
      'Die Küchenszene, großartig.',
    ],
    thrilled: ['Genau dafür schaue ich {title}!', 'Bisher die beste Folge.', 'Gänsehaut von Anfang bis Ende.'],
    confused: [
      'Kann mir jemand das Ende erklären?',
      'Lügt {character} jetzt oder nicht?',
      'Zweimal gesehen, nichts verstanden.',
    ],
    bored: ['Ehrlich gesagt: Füllmaterial.', 'Ich mag {title}, aber das hat sich gezogen.', 'Bin eingeschlafen.'],
    scared: ['Heute bleibt das Licht an.', 'Warum geht man da in den Keller? WARUM?', 'Nur durch die Finger geschaut.'],
    frustrated: [
      'Redet doch einfach miteinander!',
      '{character} entscheidet immer falsch.',
      'So darf man doch nicht aufhören!',
    ],
    touched: ['Die Szene mit dem Brief war wunderschön.', 'Wie {character} am Ende schaut …', 'Sehr berührend.'],
    reflective: ['Das wirkt lange nach.', 'Nichts in {title} ist Zufall.', 'Klüger, als man zuerst denkt.'],
    tense: ['Ich habe vergessen zu atmen.', 'Das Verhör war der Wahnsinn.', 'Spannung bis zur letzten Minute.'],
    understood: [
      '{character} bin ich an einem Montag.',
      'Endlich erzählt das jemand ehrlich.',
      'Selten so verstanden gefühlt.',
    ],
  },
  tails: ['', '', '', ' 😭', ' 🔥', ' Wer noch?', ' Bitte keine Spoiler!', ' Freue mich auf die nächste.'],
  replies: [
    'Genau so!',
    'Ging mir auch so 😂',
    'Sehe ich ganz anders.',
    'Keine Spoiler, ich bin erst in Staffel 1!',
    'Dachte, das geht nur mir so.',
  ],
  captions: [
    'Ich um 2 Uhr nachts: nur noch eine Folge',
    'Wenn {character} reinkommt, als wäre nichts',
    'Mein Gesicht bei {episode}',
  ],
  reviews: [
    'Der Anfang braucht Geduld, dann lässt {title} nicht mehr los. {character} stiehlt jede Szene. Klare Empfehlung.',
    'Etwas enttäuschend: tolle Besetzung, schöne Bilder, aber das Drehbuch erklärt alles doppelt.',
  ],
};
