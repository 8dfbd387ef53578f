/** Each language by its own name, for whoever reads no other. */
export const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'nl', label: 'Nederlands', lang: 'nl' },
  { value: 'fr', label: 'Français', lang: 'fr' },
] as const
