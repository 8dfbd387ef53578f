import {
  contentFolder,
  loadMaterial,
  loadMaterialWords,
  loadWorkshops,
  missingMaterial,
  missingWords,
} from '@thrive/content'
import { TRANSLATED, type Translated } from '@thrive/domain'
import { draftContent, exportContent } from '../apps/server/src/cli/content.ts'
import { makeRoom } from './make-room.ts'

/**
 * For authors: reads the content as the server does, and prints what there is or what is wrong. Editions and drafts are
 * in the database.
 */
const USAGE = `npm run content                               checks the content
npm run content -- make-room v2/survey/15     moves page 15 and all after it one up, so that 15 is free
npm run content -- export v2 FOLDER           writes the published edition as files; v2/7 is its edition 7
npm run content -- draft FOLDER               brings the files of a folder into the studio as a draft`

const [command, place, folder] = process.argv.slice(2)
try {
  if (command === 'make-room' && place) makeRoom(contentFolder, place)
  else if (command === 'export' && place && folder) console.log(await exportContent(place, folder))
  else if (command === 'draft' && place) console.log(await draftContent(place))
  else if (command) throw new Error(USAGE)
  else checkContent()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function checkContent() {
  for (const workshop of loadWorkshops()) {
    const { slug, name, survey, results, languages } = workshop
    const questions = survey.flatMap(({ group }) => group?.questions ?? []).length
    const films = [...survey, ...results].filter(({ kind }) => kind === 'video').length * languages.length
    console.log(
      `${slug} ${name}: ${survey.length} survey pages, ${results.length} results pages, ` +
        `${questions} questions, ${films} films`,
    )
    for (const locale of TRANSLATED)
      for (const missing of [...missingWords(workshop, locale), ...missingInKit(slug, locale)])
        console.log(`  English for want of a word: ${missing}`)
  }
}

function missingInKit(slug: string, locale: Translated) {
  const words = loadMaterialWords(contentFolder, slug, locale)
  return missingMaterial(loadMaterial(contentFolder, slug), words).map(
    (what) => `${slug}/${locale}/material.yaml: ${what}`,
  )
}
