/** Spanish comments; slots as in the English bank. */
import type { CommentBank } from './comment-bank.ts';

export const commentsEs: CommentBank = {
  tones: {
    shocked: [
      '¿¿Pero qué acaba de pasar??',
      'No me lo esperaba para nada.',
      '¡{character}, no! ¿En serio?',
      'Me quedé con la boca abierta.',
    ],
    sad: [
      'Estoy llorando a mares.',
      'Que alguien abrace a {character}, por favor.',
      'No estaba preparada para {episode}.',
      'Esa despedida me rompió.',
    ],
    amused: [
      'Me reí tanto que desperté a mi hermano.',
      '{character} es lo mejor de {title}.',
      'La escena de la cocina, oro puro.',
      'Quiero a {character} de vecino.',
    ],
    thrilled: [
      '¡Qué episodiazo!',
      'Lo mejor de la temporada, sin duda.',
      'Tengo la piel de gallina.',
      'Por fin {character} tuvo su momento.',
    ],
    confused: [
      'No entendí nada del final, ¿alguien me explica?',
      '¿{character} miente o dice la verdad?',
      'Lo vi dos veces y sigo perdido.',
    ],
    bored: ['Puro relleno, la verdad.', 'Se me hizo eterno {episode}.', 'Me gusta {title}, pero hoy me dormí.'],
    scared: ['Hoy duermo con la luz encendida.', '¿Por qué baja al sótano? ¿POR QUÉ?', 'La vi tapándome los ojos.'],
    frustrated: [
      '¡Hablen de una vez!',
      '{character} toma las peores decisiones.',
      'No pueden terminar así el capítulo.',
    ],
    touched: [
      'Qué escena tan bonita la de la carta.',
      'La mirada de {character} al final lo dice todo.',
      'Me llegó al alma.',
    ],
    reflective: [
      'Te deja pensando mucho rato.',
      'Nada es casualidad en {title}.',
      'La frase de {character} sobre el perdón, tremenda.',
    ],
    tense: [
      'Se me olvidó respirar.',
      'Qué tensión toda la escena del interrogatorio.',
      'Cada vez que suena el teléfono envejezco un año.',
    ],
    understood: [
      '{character} soy yo un lunes.',
      'Por fin alguien cuenta esto como es.',
      'Nunca me sentí tan identificada.',
    ],
  },
  tails: [
    '',
    '',
    '',
    ' 😭',
    ' 🔥',
    ' ¿Alguien más?',
    ' Sin spoilers, por favor.',
    ' Ya quiero el siguiente.',
    ' 10/10',
  ],
  replies: [
    '¡Totalmente!',
    'Jajaja igual yo 😂',
    'No estoy de acuerdo.',
    '¡Sin spoilers, que voy por la primera!',
    'Tal cual lo de {character}.',
    'Pensé que era la única.',
    'Espera a ver el próximo…',
  ],
  captions: [
    'Yo a las 2 a. m.: uno más y ya',
    'Cuando aparece {character} como si nada',
    'Mi cara durante todo {episode}',
  ],
  reviews: [
    'Empieza despacio, pero cuando {title} encuentra su ritmo ya no se puede soltar. {character} se roba cada escena. Muy recomendable.',
    'Esperaba más. Buen reparto y una fotografía preciosa, pero el guion explica demasiado. Aun así, {character} vale la pena.',
    'De lo mejor que vi este año: cuenta mucho sin gritar. Para ver acompañado y discutir después.',
  ],
};
