/**
 * The one family of the product: screen, charts, pictures and paper are read together. Its faces come from its package, each
 * fetched when a text needs its script; `Inter Fallback` (base.css) takes their place, in their measures, until they are there.
 * Scripts that Inter does not have are left to the families of the reader's system.
 */
const scripts = [
  // Arabic and Hebrew
  "'Geeza Pro'",
  "'Noto Sans Arabic'",
  // Japanese stands before Chinese and Korean, whose families hold its characters in their own forms.
  "'Hiragino Sans'",
  "'Yu Gothic UI'",
  "'Noto Sans JP'",
  "'Noto Sans CJK JP'",
  "'PingFang SC'",
  "'Microsoft YaHei'",
  "'Noto Sans SC'",
  "'Apple SD Gothic Neo'",
  "'Malgun Gothic'",
  "'Noto Sans KR'",
];

/** With single quotes: the drawings of charts write it into an attribute as it stands. */
export const fontFamily = [
  "'Inter Variable'",
  "'Inter Fallback'",
  'ui-sans-serif',
  'system-ui',
  "'Segoe UI'",
  ...scripts,
  'sans-serif',
].join(', ');
