import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Writes the dependencies of server and web app as CycloneDX. npm's own --omit=dev also leaves out packages that
 * another workspace uses for development: React and sharp, for example.
 */
interface Component {
  'bom-ref': string
  properties?: { name: string }[]
}
interface Bom {
  metadata: { component: { name: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
const bom: Bom = JSON.parse(
  execFileSync('npm', [...args, '--workspace=@thrive/server', '--workspace=@thrive/web'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
)
const isForDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')
const left = new Set(bom.components.filter(isForDevelopment).map((component) => component['bom-ref']))
const isKept = (ref: string) => !left.has(ref)
// npm would use the folder's name.
bom.metadata.component.name = 'thrive'
bom.components = bom.components.filter((component) => isKept(component['bom-ref']))
bom.dependencies = bom.dependencies
  .filter(({ ref }) => isKept(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) }))
console.log(JSON.stringify(bom, null, 2))
