import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Html } from './Html.tsx';

const shown = (text: string): HTMLElement =>
  render(
    <MantineProvider env="test">
      <p data-testid="note">
        <Html text={text} />
      </p>
    </MantineProvider>,
  ).getByTestId('note');

describe('the html of a release note', () => {
  it('is running text with its tags, and links into the portal and to https', () => {
    const note = shown('Press <kbd>/</kbd> to <strong>search</strong>, see <a href="/help">Help</a>.');
    expect(note.textContent).toBe('Press / to search, see Help.');
    expect(note.querySelector('kbd')?.textContent).toBe('/');
    expect(note.querySelector('a')?.getAttribute('href')).toBe('/help');
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<b onclick="alert(1)" style="position:fixed">a</b>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="//elsewhere.example">a</a>', 'a'],
    ['<a href=" java\tscript:alert(1)">a</a>', 'a'],
    ['<svg><a href="javascript:alert(1)">b</a></svg>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['<form action="/x"><button>a</button></form>', 'a'],
    ['&lt;script&gt;a', '<script>a'],
  ])('loses what could act: %s', (text, words) => {
    const note = shown(text);
    expect(note.textContent).toBe(words);
    expect(note.innerHTML).not.toMatch(/<(script|img|svg|iframe|form|button|a)\b|\son\w+=|style=|javascript:/i);
  });
});
