/**
 * The strip under every page: how far the data reaches, and the way to the system status. On paper it is the source of what a
 * page shows of the data, in the margin of every sheet (theme/base.css).
 */
import { otherRecipeWords, pages } from '@cvm/contract';
import { Anchor } from '@mantine/core';
import { Link, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sourceText } from '../views/source-text.ts';
import { useSourceFacts } from './newer-data.ts';
import classes from './Shell.module.css';
import { dataDateText, sourceFacts, useDataStatus } from './use-data-status.ts';

/** 'Unknown' when the check failed; undefined while the date is on its way. */
const useDataDate = (): string | undefined => {
  const { data, isError } = useDataStatus();
  if (data !== undefined) return dataDateText(data.date);
  return isError ? dataDateText(null) : undefined;
};

const sourceProperty = '--page-source';

/** Names the source on the paper of a page that shows data; the sheets inherit it from the root of the document. */
const useSourceOnPaper = (): void => {
  const showsData = useMatches({ select: (matches) => matches.at(-1)?.staticData.showsData === true });
  const facts = useSourceFacts();
  const source = facts === null ? null : sourceText(facts);
  // The root of the document is outside of React.
  useEffect(() => {
    if (!showsData || source === null) return;
    const { style } = document.documentElement;
    style.setProperty(sourceProperty, `"${source}"`);
    return () => {
      style.removeProperty(sourceProperty);
    };
  }, [showsData, source]);
};

/** Data that other definitions derived answer on: whoever reads figures is told. */
const OtherRecipe = () => {
  const facts = sourceFacts(useDataStatus().data);
  const words = facts === null ? null : otherRecipeWords(facts);
  return words === null ? null : <span className={classes.footerNote}>{words}</span>;
};

export const Footer = () => {
  const date = useDataDate();
  useSourceOnPaper();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerRow}>
        {/* The space stands while the date is on its way, so that nothing jumps. */}
        {date === undefined ? (
          '\u00a0'
        ) : (
          <Anchor component={Link} to={pages.systemStatus.path} size="xs" c="inherit" underline="hover">
            {`Data available through ${date}`}
          </Anchor>
        )}
        <OtherRecipe />
      </div>
    </footer>
  );
};
