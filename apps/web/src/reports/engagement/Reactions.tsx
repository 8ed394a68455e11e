/** What people say about a title: the feed of comments, and of a show the hottest moments of its episodes. */
import type { Clause } from '@cvm/contract';
import { Tabs, Title } from '@mantine/core';
import { useId } from 'react';
import classes from './engagement.module.css';
import { Feed } from './reactions/Feed.tsx';
import { HottestMoments } from './reactions/HottestMoments.tsx';

type Props = {
  /** The title alone. */
  about: Clause;
  /** The title, and what the page filters. */
  clauses: readonly Clause[];
  isShow: boolean;
  filtered: boolean;
  /** The title's name, for files and pictures. */
  subject: string;
};

const FeedAndMoments = (props: Props) => (
  <Tabs defaultValue="feed" keepMounted={false}>
    <Tabs.List mb="sm" aria-label="Reactions">
      <Tabs.Tab value="feed">FEED</Tabs.Tab>
      <Tabs.Tab value="moments">MOMENTS</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="feed">
      <Feed {...props} />
    </Tabs.Panel>
    <Tabs.Panel value="moments">
      <HottestMoments {...props} />
    </Tabs.Panel>
  </Tabs>
);

/** Moments are moments of episodes: a movie has none. */
export const Reactions = (props: Props) => {
  const titleId = useId();
  return (
    <section className={classes.reactions} aria-labelledby={titleId}>
      <Title order={2} id={titleId} className={classes.title}>
        Reactions
      </Title>
      {props.isShow ? <FeedAndMoments {...props} /> : <Feed {...props} />}
    </section>
  );
};
