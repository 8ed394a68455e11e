/**
 * What a message is, in plain text and as HTML from one list of paragraphs. In: words, which may hold names that users
 * chose; out: text as it is and HTML with everything escaped. Mail programs know little of style sheets: styles stand in
 * the elements, and the few rules for dark mode in one block that programs without dark mode leave out.
 */

export type Message = { readonly subject: string; readonly text: string; readonly html: string };

export type Letter = {
  readonly subject: string;
  /** What the inbox shows beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly link: string };
  /** Small print below the button. */
  readonly notes: readonly string[];
  /** The portal's own address. */
  readonly home: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const textOf = (letter: Letter): string =>
  [
    letter.greeting,
    ...letter.paragraphs,
    `${letter.button.label}:\n${letter.button.link}`,
    ...letter.notes,
    `CVM Insights\n${letter.home}`,
  ].join('\n\n');

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colours of the web app's theme, light in the elements and dark here. */
const darkMode = `
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .page { background: #12171e !important; }
        .card { background: #1b222b !important; border-color: #2c3540 !important; }
        .ink { color: #e3e7ec !important; }
        .quiet, .quiet a { color: #a3acb8 !important; }
        .button { background: #8fb2d4 !important; color: #12171e !important; }
      }`;

const htmlOf = (letter: Letter): string => {
  const { link, label } = letter.button;
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;${font};font-size:15px;line-height:23px;color:#1c2430">${escaped(text)}</p>`;
  const note = (text: string) =>
    `<p class="quiet" style="margin:0 0 10px;${font};font-size:13px;line-height:19px;color:#55606e">${escaped(text)}</p>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escaped(letter.subject)}</title>
    <style>${darkMode}
    </style>
  </head>
  <body class="page" style="margin:0;padding:0;background:#f6f7f9">
    <div style="display:none;max-height:0;overflow:hidden">${escaped(letter.preview)}</div>
    <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f7f9">
      <tr><td align="center" style="padding:32px 16px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
          <tr><td style="padding:0 4px 16px">
            <span class="ink" style="${font};font-size:17px;color:#1c2430"><strong>CVM</strong> Insights</span>
          </td></tr>
          <tr><td class="card" style="padding:28px;background:#ffffff;border:1px solid #e1e5ea;border-radius:6px">
            ${[letter.greeting, ...letter.paragraphs].map(paragraph).join('\n            ')}
            <p style="margin:24px 0">
              <a class="button" href="${escaped(link)}" style="display:inline-block;padding:11px 20px;border-radius:4px;background:#2b5c8a;${font};font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a>
            </p>
            ${letter.notes.map(note).join('\n            ')}
            <p class="quiet" style="margin:16px 0 0;${font};font-size:13px;line-height:19px;color:#55606e">If the button does not work, copy this address into your browser:<br><a href="${escaped(link)}" style="color:#55606e;word-break:break-all">${escaped(link)}</a></p>
          </td></tr>
          <tr><td class="quiet" style="padding:16px 4px 0;${font};font-size:12px;color:#55606e">CVM Insights &middot; <a href="${escaped(letter.home)}" style="color:#55606e">${escaped(letter.home)}</a></td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`;
};

export const messageOf = (letter: Letter): Message => ({
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
});
