// The guides: /docs is the way in, /docs/NAME a guide.

import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useWords } from '../language';
import type { Page, Place } from '../reader/find';
import { PlaceLink } from '../reader/Prose';
import { Reader } from '../reader/Reader';
import { markOf, useAddress } from '../reader/useAddress';
import { FRONT, GUIDES, pictureOf, WAYS } from './guides';

const addressOf = (place: Place) => `/docs${place.page === FRONT.id ? '' : `/${place.page}`}${markOf(place)}`;

export default function DocsPage() {
  const { t, language } = useWords();
  const { guide = FRONT.id } = useParams();
  const { visit, go } = useAddress(addressOf);
  const now = GUIDES.find(({ id }) => id === guide);
  if (!now) return <Navigate to="/docs" replace />;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pb-16 pt-2">
      <title>{`${now.text().title} – Parlour`}</title>
      <Reader
        pages={GUIDES}
        now={now}
        visit={visit}
        language="en"
        searchLabel={t('docs.search')}
        addressOf={addressOf}
        go={go}
        pictureOf={pictureOf}
        beside={(contents) => <Shelf now={now} contents={contents} />}
        {...(now === FRONT ? { look: 'ways' } : {})}
        {...(language === 'en' ? {} : { note: t('docs.english') })}
      />
    </div>
  );
}

/** All guides by what they are for, and below the open one its contents. */
function Shelf({ now, contents }: { now: Page; contents: ReactNode }) {
  const { t } = useWords();
  const line = (page: Page, title: string) => (
    <li key={page.id}>
      <PlaceLink
        place={{ page: page.id, at: null }}
        className="guide"
        aria-current={page === now ? 'page' : undefined}
      >
        {title}
      </PlaceLink>
      {page === now && page !== FRONT && contents}
    </li>
  );
  return (
    <div className="shelf">
      <ul>{line(FRONT, t('docs.all'))}</ul>
      {WAYS.map(({ title, guides }) => (
        <section key={title} lang="en">
          <p aria-hidden="true">{title}</p>
          <ul aria-label={title}>{guides.map((page) => line(page, page.title))}</ul>
        </section>
      ))}
    </div>
  );
}
