<?php
/**
 * Channel icons.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `icons.json`, generated from the contact widget's own drawings by `npx -y pnpm@12 run docs:reference`.
 */
final class ChannelIcons {

	/**
	 * The icon for an unknown channel type.
	 */
	const NONE = array(
		'path'  => '',
		'color' => '#1E88E5',
		'ink'   => '#1c1a17',
	);

	/** @var array<string, array<string, string>>|null */
	private ?array $all = null;

	/**
	 * Returns the icon for a channel type: `path` on a 24 × 24 grid, its `color`, and the `ink` that is readable on that colour.
	 *
	 * @param string $type Channel type.
	 * @return string[]
	 */
	public function of( string $type ): array {
		if ( null === $this->all ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Our own file.
			$this->all = (array) json_decode( (string) file_get_contents( __DIR__ . '/icons.json' ), true );
		}
		return $this->all[ $type ] ?? self::NONE;
	}
}
