/**
 * Html that was written by people, shown without being trusted: it is read as a document that runs nothing, and only plain
 * marks of text and links are made anew from it. Whatever else stands there is shown as its text alone; scripts and styles
 * are left out.
 */
import { createElement, Fragment, type ReactNode } from 'react';

/** None of their attributes are taken over. */
const marks = ['B', 'BR', 'CODE', 'EM', 'I', 'KBD', 'LI', 'OL', 'P', 'STRONG', 'UL'];
const silent = ['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT'];
const linked = ['http:', 'https:', 'mailto:'];

/** The address of a link, if it leads to a page or a mailbox. */
const addressOf = (link: Element): string | null => {
  const href = link.getAttribute('href') ?? '';
  const url = URL.canParse(href, window.location.origin) ? new URL(href, window.location.origin) : null;
  return url !== null && linked.includes(url.protocol) ? url.href : null;
};

const nodeOf = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || silent.includes(node.tagName.toUpperCase())) return null;
  const children = [...node.childNodes].map(nodeOf);
  const address = node.tagName === 'A' ? addressOf(node) : null;
  if (address !== null)
    return (
      <a key={key} href={address} rel="noreferrer">
        {children}
      </a>
    );
  if (node.tagName === 'BR') return <br key={key} />;
  return createElement(marks.includes(node.tagName) ? node.tagName.toLowerCase() : Fragment, { key }, ...children);
};

export const SafeHtml = ({ html }: { html: string }) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map(nodeOf);
};
