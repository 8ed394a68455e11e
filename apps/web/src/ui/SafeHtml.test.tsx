import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

const shown = (html: string): HTMLElement => render(<SafeHtml html={html} />).container;

describe('html that is not trusted', () => {
  it('keeps plain marks and links', () => {
    const { innerHTML } = shown(
      'See <a href="https://example.com/a?b=1">the <b>page</b></a>,<br>or <code>docs</code>.',
    );
    expect(innerHTML).toBe(
      'See <a href="https://example.com/a?b=1" rel="noreferrer">the <b>page</b></a>,<br>or <code>docs</code>.',
    );
  });

  it.each([
    ['a script', 'Fine<script>document.title = "no"</script>', 'Fine'],
    ['a style', 'Fine<style>body { display: none }</style>', 'Fine'],
    ['a picture with a handler', 'Fine<img src="x" onerror="document.title = 1">', 'Fine'],
    ['a handler on a mark', '<b onclick="alert(1)" style="position:fixed">Fine</b>', '<b>Fine</b>'],
    ['a link that runs something', '<a href="javascript:alert(1)">Fine</a>', 'Fine'],
    ['a link that hides what it is', '<a href=" java\nscript:alert(1)">Fine</a>', 'Fine'],
    ['a form', '<form action="/x"><input name="a">Fine</form>', 'Fine'],
    ['a drawing', '<svg><circle r="1"></circle></svg>Fine', 'Fine'],
  ])('leaves out %s', (_, html, expected) => {
    expect(shown(html).innerHTML).toBe(expected);
  });
});
