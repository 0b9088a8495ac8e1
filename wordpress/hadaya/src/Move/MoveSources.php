<?php
/**
 * The plugins whose settings can be moved here.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

use Hadaya\Chaty\ChatySource;
use Hadaya\ClickToChat\ClickToChatSource;
use Hadaya\Joinchat\JoinchatSource;
use Hadaya\Swap\ActivePlugins;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the contact plugins that have been set up on this site, whether they are switched on or not.
 */
final class MoveSources {

	/**
	 * Names that a call may give.
	 */
	const IDS = array( 'chaty', 'joinchat', 'click-to-chat' );

	/**
	 * Every plugin that we can read.
	 *
	 * @return MoveSource[]
	 */
	private static function all(): array {
		return array( new ChatySource(), new JoinchatSource(), new ClickToChatSource() );
	}

	/**
	 * One of them.
	 *
	 * @param string $id One of `IDS`.
	 * @return MoveSource
	 */
	public static function get( string $id ): MoveSource {
		return self::all()[ (int) array_search( $id, self::IDS, true ) ];
	}

	/**
	 * Whether the plugin is switched on.
	 *
	 * @param MoveSource $source Plugin.
	 * @return bool
	 */
	public static function is_active( MoveSource $source ): bool {
		return array() !== array_filter( array_map( array( ActivePlugins::class, 'find' ), $source->folders() ) );
	}

	/**
	 * The plugins that have been set up here, as the app knows them.
	 *
	 * @return array[]
	 */
	public static function found(): array {
		$found = array();
		foreach ( self::all() as $source ) {
			if ( array() !== $source->widgets() ) {
				$found[] = array(
					'id'     => $source->id(),
					'name'   => $source->name(),
					'active' => self::is_active( $source ),
				);
			}
		}
		return $found;
	}
}
