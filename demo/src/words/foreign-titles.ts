/**
 * Title names in other languages than English: a head ("La herencia") and a tail ("sin nombre") that fit without
 * agreement in gender or number; in Japanese and Korean a possessor and a thing.
 */
export type ForeignBank = {
  heads: readonly string[];
  tails: readonly string[];
  join: string;
};

export const foreignTitles: Record<string, ForeignBank> = {
  es: {
    heads: [
      'La herencia',
      'El faro',
      'Las hermanas Ubeira',
      'El último tranvía',
      'La heredera',
      'Los vecinos',
      'La orquesta',
      'El reloj',
      'Las cartas',
      'El jardín',
    ],
    tails: ['sin nombre', 'bajo la lluvia', 'de invierno', 'de Villasal', 'en llamas', 'del puerto viejo', 'de nadie'],
    join: ' ',
  },
  fr: {
    heads: [
      'Le Pensionnat',
      'La Marée',
      'Les Voisines',
      'Une Valse',
      'Le Dernier Bac',
      'La Faute',
      'Les Archives',
      'Le Serment',
    ],
    tails: ['sans retour', 'sous la pluie', 'd’hiver', 'de Clairmarais', 'du lundi', 'en sursis', 'de personne'],
    join: ' ',
  },
  pt: {
    heads: [
      'A Herança',
      'O Farol',
      'As Irmãs Taveira',
      'O Último Bonde',
      'A Dívida',
      'Os Vizinhos',
      'O Segredo',
      'A Maré',
    ],
    tails: ['sem Nome', 'de Outono', 'de Pedra Clara', 'em Chamas', 'da Rua de Cima', 'de Ninguém', 'do Sertão Azul'],
    join: ' ',
  },
  it: {
    heads: ['L’Eredità', 'Il Faro', 'Le Sorelle Dorigo', 'L’Ultimo Tram', 'La Colpa', 'I Vicini', 'Il Giuramento'],
    tails: ['senza nome', 'sotto la pioggia', 'd’inverno', 'di Montesale', 'del lunedì', 'in fiamme', 'di nessuno'],
    join: ' ',
  },
  de: {
    heads: [
      'Das Erbe',
      'Der Leuchtturm',
      'Die Schwestern',
      'Die letzte Fähre',
      'Die Akte',
      'Der Schwur',
      'Die Nachbarn',
    ],
    tails: ['im Nebel', 'ohne Namen', 'von Silberach', 'am Montag', 'unter Eis', 'hinter Glas', 'auf Zeit'],
    join: ' ',
  },
  sv: {
    heads: ['Arvet', 'Fyren', 'Systrarna', 'Sista färjan', 'Tystnaden', 'Grannarna'],
    tails: ['i Norrskär', 'utan namn', 'under isen', 'bortom älven', 'på måndag'],
    join: ' ',
  },
  ja: {
    heads: ['霧', '硝子', '月', '真夜中', '雨', '星屑', '紙', '海底'],
    tails: ['灯台', '郵便局', '庭', '図書館', '約束', '時計屋', '騎士団', '放課後'],
    join: 'の',
  },
  ko: {
    heads: ['안개', '달빛', '유리', '겨울', '별', '종이', '자정'],
    tails: ['약속', '편지', '우체국', '도서관', '상속인', '정류장', '이웃들'],
    join: '의 ',
  },
};
