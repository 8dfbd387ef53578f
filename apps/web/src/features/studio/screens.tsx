import { AUTHORS } from '@thrive/domain'
import type { ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { withQueries } from '../../lib/query.tsx'
import { withLogin } from '../hr/frame/with-login.tsx'
import { STUDIO } from './addresses.ts'
import { EditionsPage } from './editions-page.tsx'
import { EditorPage } from './editor-page.tsx'
import { FilmPage } from './film/film-page.tsx'
import { OfferPage } from './offer-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { PublishPage } from './publish-page.tsx'
import { StoryPage } from './story-page.tsx'
import { TranslatePage } from './translate-page.tsx'

const forAuthors = (Screen: ComponentType) => withQueries(withLogin(Screen, AUTHORS))

const Overview = forAuthors(OverviewPage)
const Story = forAuthors(StoryPage)
const Editor = forAuthors(EditorPage)
const Film = forAuthors(FilmPage)
const Publish = forAuthors(PublishPage)
const Editions = forAuthors(EditionsPage)
const Translate = forAuthors(TranslatePage)
const Offer = forAuthors(OfferPage)

/** All screens of the studio, in one file: only owners and authors load it. */
export default function StudioScreens() {
  return (
    <Switch>
      <Route path={STUDIO} component={Overview} />
      <Route path={`${STUDIO}/:slug`} component={Story} />
      <Route path={`${STUDIO}/:slug/publish`} component={Publish} />
      <Route path={`${STUDIO}/:slug/editions`} component={Editions} />
      <Route path={`${STUDIO}/:slug/translate`} component={Translate} />
      <Route path={`${STUDIO}/:slug/offer`} component={Offer} />
      <Route path={`${STUDIO}/:slug/:section/:key`} component={Editor} />
      <Route path={`${STUDIO}/:slug/:section/:key/film`} component={Film} />
      <Route component={Overview} />
    </Switch>
  )
}
