/** Portuguese comments; slots as in the English bank. */
import type { CommentBank } from './comment-bank.ts';

export const commentsPt: CommentBank = {
  tones: {
    shocked: [
      'GENTE, o que foi isso?!',
      'Eu não tava esperando essa.',
      '{character} fez O QUÊ?',
      'Tô em choque até agora.',
    ],
    sad: [
      'Chorei horrores.',
      'Alguém abraça o personagem {character}, por favor.',
      'Não tava preparada pra {episode}.',
    ],
    amused: [
      'Ri tanto que acordei a casa toda.',
      '{character} carrega a série nas costas.',
      'A cena da cozinha kkkkkk',
      'Quero esse papagaio pra mim kkkk',
    ],
    thrilled: [
      'Que episódio, meus amigos!',
      'Melhor da temporada, sem discussão.',
      'Arrepiei do começo ao fim.',
      'Finalmente {character} brilhou!',
    ],
    confused: [
      'Alguém me explica esse final?',
      'Afinal {character} tá mentindo ou não?',
      'Vi duas vezes e não entendi.',
    ],
    bored: ['Encheção de linguiça total.', 'Amo {title}, mas hoje dormi.', 'Que episódio arrastado.'],
    scared: ['Hoje durmo de luz acesa.', 'POR QUE descer no porão?', 'Assisti com a mão na cara.'],
    frustrated: ['Conversem, pelo amor!', '{character} só toma decisão errada.', 'Não pode acabar assim!'],
    touched: [
      'Que cena linda a da carta.',
      'O olhar de {character} no final disse tudo.',
      'Que orgulho de {character}.',
    ],
    reflective: ['Fiquei pensando nisso o dia inteiro.', 'Nada em {title} é por acaso.', 'Essa fala sobre perdão…'],
    tense: ['Esqueci de respirar.', 'Tensão do início ao fim.', 'Esse interrogatório foi uma aula.'],
    understood: [
      '{character} sou eu na segunda-feira.',
      'Nunca me senti tão representada.',
      'Finalmente contaram isso direito.',
    ],
  },
  tails: ['', '', '', ' 😭', ' 🔥', ' Mais alguém?', ' Sem spoiler, por favor!', ' Já quero o próximo.'],
  replies: [
    'Sim!!!',
    'Kkkkk eu também',
    'Discordo muito.',
    'Sem spoiler, tô na primeira ainda!',
    'Achei que era só eu.',
    'Espera só o próximo…',
  ],
  captions: [
    'Eu às 2 da manhã: só mais um',
    'Quando {character} chega como se nada tivesse acontecido',
    'Minha cara em {episode} inteiro',
  ],
  reviews: [
    'Começa devagar, mas quando {title} engrena não dá pra largar. {character} rouba a cena. Recomendo demais.',
    'Esperava mais: elenco ótimo, visual lindo, roteiro que explica tudo. Mesmo assim vale por {character}.',
    'Uma história que confia no público. Assistam com alguém pra discutir depois.',
  ],
};
