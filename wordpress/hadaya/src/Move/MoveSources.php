<?php
/**
 * Available import sources.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

use Hadaya\Swap\ActivePlugins;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the contact plugins that have been set up on this site, active or not.
 */
final class MoveSources {

	/** @var MoveSource[] */
	private array $all = array();

	private ActivePlugins $active_plugins;

	public function __construct( ActivePlugins $active_plugins, MoveSource ...$all ) {
		$this->active_plugins = $active_plugins;
		foreach ( $all as $source ) {
			$this->all[ $source->id() ] = $source;
		}
	}

	/**
	 * Returns the source ids that are valid in requests.
	 *
	 * @return string[]
	 */
	public function ids(): array {
		return array_keys( $this->all );
	}

	/**
	 * Returns the source with an id, which the caller has validated.
	 *
	 * @param string $id One of `ids()`.
	 * @return MoveSource
	 */
	public function get( string $id ): MoveSource {
		return $this->all[ $id ];
	}

	/**
	 * Checks whether a source's plugin is active, in its free or paid version.
	 *
	 * @param MoveSource $source Plugin.
	 * @return bool
	 */
	public function is_active( MoveSource $source ): bool {
		return array() !== array_filter( array_map( array( $this->active_plugins, 'find' ), $source->folders() ) );
	}

	/**
	 * Returns the plugins that have been set up on this site, as data for the settings app.
	 *
	 * @return list<array{id: string, name: string, active: bool}>
	 */
	public function found(): array {
		$found = array();
		foreach ( $this->all as $source ) {
			if ( array() !== $source->widgets() ) {
				$found[] = array(
					'id'     => $source->id(),
					'name'   => $source->name(),
					'active' => $this->is_active( $source ),
				);
			}
		}
		return $found;
	}
}
