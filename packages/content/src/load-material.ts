import type { Locale } from '@thrive/domain'
import { explain, filesIn, reader } from './files.ts'
import { type Material, materialSchema } from './material.ts'
import { loadMaterialWords, materialIn } from './material-words.ts'

export function loadMaterial(content: string, slug: string, locale: Locale = 'en'): Material {
  const file = `${slug}/material.yaml`
  const material = explain(file, materialSchema, reader(filesIn(content)).yaml(file))
  return locale === 'en' ? material : materialIn(material, loadMaterialWords(content, slug, locale))
}
