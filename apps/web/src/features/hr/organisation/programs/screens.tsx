import { useParams } from '../../../../lib/navigation.tsx'
import { ApiScreen } from './page.tsx'
import { WebhookScreen } from './webhook-page.tsx'

/** The screens of API and webhooks, which bring their words along. */
export default function ProgramScreens() {
  return useParams().webhook ? <WebhookScreen /> : <ApiScreen />
}
