import {
  contentFolder,
  loadMaterial,
  loadMaterialWords,
  loadWorkshops,
  missingMaterial,
  missingWords,
} from '@thrive/content'
import { TRANSLATED, type Translated } from '@thrive/domain'
import { makeRoom } from './make-room.ts'

/** For authors: reads the content as the server does, and prints what there is or what is wrong. */
const USAGE = `npm run content                               checks the content
npm run content -- make-room v2/survey/15     moves page 15 and all after it one up, so that 15 is free`

const [command, place] = process.argv.slice(2)
try {
  if (command === 'make-room' && place) makeRoom(contentFolder, place)
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
