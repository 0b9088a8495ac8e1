<?php
/**
 * Stored options of Joinchat.
 *
 * @package Hadaya
 */

namespace Hadaya\Joinchat;

use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads Joinchat's option, which may contain anything.
 */
final class JoinchatData {

	/**
	 * Joinchat's option names, newest first.
	 */
	const OPTIONS = array( 'joinchat', 'whatsappme' );

	private PluginData $plugin_data;

	public function __construct( PluginData $plugin_data ) {
		$this->plugin_data = $plugin_data;
	}

	/**
	 * Returns Joinchat's settings, stored under its current or its old option name; empty if there are none.
	 *
	 * @return array<string, mixed>
	 */
	public function kept(): array {
		$kept = array_filter( array_map( array( $this->plugin_data, 'read' ), self::OPTIONS ), 'is_array' );
		return array() === $kept ? array() : reset( $kept );
	}

	/**
	 * Checks whether Joinchat's button has a badge, which Joinchat shows instead of opening the chat popup automatically.
	 *
	 * @param array<string, mixed> $kept Joinchat's stored options.
	 * @return bool
	 */
	public function has_badge( array $kept ): bool {
		return StoredValue::is_true( StoredValue::text_of( $kept, 'message_badge' ) ) && '' !== $this->own_text( $kept, 'message_text' );
	}

	/**
	 * Returns a text without markers for bold, italic and strikethrough. The text `{}`, which Joinchat stores for "none", becomes empty.
	 *
	 * @param array<string, mixed> $kept Joinchat's stored options.
	 * @param string               $name Name of the setting.
	 * @return string
	 */
	public function own_text( array $kept, string $name ): string {
		$text = StoredValue::text_of( $kept, $name );
		return '{}' === str_replace( ' ', '', $text ) ? '' : (string) preg_replace( '/(?<!\w)([*_~])([^*_~\n]{1,300})\1(?!\w)/u', '$2', $text );
	}

	/**
	 * Returns a setting in seconds; negative for "never".
	 *
	 * @param array<string, mixed> $kept     Joinchat's stored options.
	 * @param string               $name     Name of the setting.
	 * @param int                  $fallback Default if never saved.
	 * @return int
	 */
	public function seconds( array $kept, string $name, int $fallback ): int {
		return isset( $kept[ $name ] ) ? StoredValue::number( $kept[ $name ], $fallback ) : $fallback;
	}
}
