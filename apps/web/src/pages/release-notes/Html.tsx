/**
 * The html of a release note as elements: a few tags of running text, links into the portal and to https, and nothing
 * else. What is not on the list keeps its words and loses its tag; scripts and styles lose both. No text becomes markup.
 */
import { Anchor } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';

const tags = new Set(['b', 'br', 'code', 'em', 'i', 'kbd', 'li', 'ol', 'p', 'strong', 'ul']);
const silent = new Set(['iframe', 'math', 'object', 'script', 'style', 'svg', 'template']);

const isSafe = (href: string): boolean => /^(https:\/\/|\/(?![/\\]))\S*$/.test(href);

const childrenOf = (node: Node): ReactNode => createElement(Fragment, null, ...[...node.childNodes].map(shown));

const shown = (node: Node): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || silent.has(node.localName)) return null;
  const { localName } = node;
  const href = node.getAttribute('href') ?? '';
  if (localName === 'a' && isSafe(href)) return <Anchor href={href}>{childrenOf(node)}</Anchor>;
  if (!tags.has(localName)) return childrenOf(node);
  return localName === 'br' ? <br /> : createElement(localName, null, childrenOf(node));
};

export const Html = ({ text }: { text: string }) => childrenOf(new DOMParser().parseFromString(text, 'text/html').body);
