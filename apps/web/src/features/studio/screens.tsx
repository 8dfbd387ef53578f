import { AUTHORS } from '@thrive/domain'
import type { ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { withQueries } from '../../lib/query.tsx'
import { withLogin } from '../hr/frame/with-login.tsx'
import { STUDIO } from './addresses.ts'
import { EditorPage } from './editor-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { StoryPage } from './story-page.tsx'
import './studio.css'

const forAuthors = (Screen: ComponentType) => withQueries(withLogin(Screen, AUTHORS))

const Overview = forAuthors(OverviewPage)
const Story = forAuthors(StoryPage)
const Editor = forAuthors(EditorPage)

/** All screens of the studio, in one file: only owners and authors load it. */
export default function StudioScreens() {
  return (
    <Switch>
      <Route path={STUDIO} component={Overview} />
      <Route path={`${STUDIO}/:slug`} component={Story} />
      <Route path={`${STUDIO}/:slug/:section/:key`} component={Editor} />
      <Route component={Overview} />
    </Switch>
  )
}
