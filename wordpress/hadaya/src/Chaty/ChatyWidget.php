<?php
/**
 * Widget of the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\StoredValue;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the look of Chaty's widget and notes settings that cannot be moved.
 */
final class ChatyWidget {

	private WidgetSchema $widget_schema;

	public function __construct( WidgetSchema $widget_schema ) {
		$this->widget_schema = $widget_schema;
	}

	/**
	 * Returns the converted widget without channels and display rules.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return array<string, mixed>
	 */
	public function read( ChatyData $data ): array {
		$color    = StoredValue::color( $data->option( 'cht_custom_color', $data->option( 'cht_color' ) ) );
		$position = $data->text_option( 'cht_position', 'right' );
		$is_own   = 'custom' === $position;
		$side     = $is_own ? $data->text_option( 'positionSide', 'right' ) : $position;
		return array(
			'enabled'    => $data->is_on( 'cht_active' ),
			'cta_text'   => str_replace( "\n", ' ', $data->text_option( 'cht_cta' ) ),
			'cta_always' => 'click' !== $data->text_option( 'cht_cta_action', 'click' ),
			'cta_color'  => self::color( $data, 'cht_cta_text_color', '#333333' ),
			'cta_ground' => self::color( $data, 'cht_cta_bg_color', '#ffffff' ),
			'color'      => '' === $color ? '#a886cd' : $color,
			'size'       => max( 44, min( 94, StoredValue::number( $data->option( 'cht_widget_size', 54 ), 54 ) ) ),
			'position'   => 'left' === $side ? 'left' : 'right',
			'bottom'     => $is_own ? max( 0, min( 500, StoredValue::number( $data->option( 'cht_bottom_spacing', 25 ), 25 ) ) ) : 25,
			'side'       => $is_own ? max( 0, min( 500, StoredValue::number( $data->option( 'cht_side_spacing', 25 ), 25 ) ) ) : 25,
			'opens'      => $data->text_option( 'chaty_default_state', 'click' ),
			'design'     => 'chaty',
			'layout'     => $data->text_option( 'chaty_icons_view', 'vertical' ),
			'closable'   => 'no' !== $data->text_option( 'cht_close_button' ),
			'font'       => self::font( $data ),
			'css'        => trim( StoredValue::raw( $data->option( 'chaty_custom_css' ) ) ),
			'analytics'  => $data->is_on( 'cht_google_analytics' ),
			'close_text' => $data->text_option( 'cht_close_button_text', __( 'Hide', 'hadaya' ) ),
			'attention'  => self::attention( $data ),
			'chat'       => array(
				'enabled' => 'chat-view' === $data->text_option( 'cta_type' ),
				'head'    => $data->text_option( 'cta_heading_text' ),
				'body'    => $data->text_option( 'cta_body_text' ),
			),
		) + $this->icon( $data );
	}

	/**
	 * Returns an option's colour; the default if the option is missing or not a colour.
	 *
	 * @param ChatyData $data     Chaty's stored options.
	 * @param string    $name     Name of the option.
	 * @param string    $fallback Default colour.
	 * @return string
	 */
	private static function color( ChatyData $data, string $name, string $fallback ): string {
		$color = StoredValue::color( $data->option( $name ) );
		return '' === $color ? $fallback : $color;
	}

	/**
	 * Returns the font; empty if the widget uses the page's font.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return string
	 */
	private static function font( ChatyData $data ): string {
		$font = $data->text_option( 'cht_widget_font' );
		return 'System Stack' === $font ? '' : $font;
	}

	/**
	 * Returns the button's icon, with the owner's picture if Chaty uses one; the speech bubble if Hadaya does not have the icon.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return string[]
	 */
	private function icon( ChatyData $data ): array {
		$icon    = $data->text_option( 'widget_icon', 'chat-base' );
		$picture = $data->option( 'cht_widget_img', array() );
		$url     = is_array( $picture ) && isset( $picture['url'] ) ? set_url_scheme( StoredValue::raw( $picture['url'] ) ) : '';
		$fields  = $this->widget_schema->fields();
		$is_ours = in_array( $icon, $fields['icon']['enum'], true ) && ( 'chat-image' !== $icon || '' !== $url );
		return array(
			'icon'       => $is_ours ? $icon : 'chat-base',
			'icon_image' => $is_ours && 'chat-image' === $icon ? $url : '',
		);
	}

	/**
	 * Converts the button's animation, badge and blur. Chaty's `bounce` is Hadaya's `jump`.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return array{effect: string, badge: bool, badge_count: int, badge_color: string, badge_ground: string, blur: bool}
	 */
	private static function attention( ChatyData $data ): array {
		$effect = $data->text_option( 'chaty_attention_effect', 'none' );
		$count  = StoredValue::number( $data->option( 'cht_number_of_messages' ) );
		return array(
			'effect'       => 'bounce' === $effect ? 'jump' : $effect,
			'badge'        => $count > 0 && $data->is_on( 'cht_pending_messages' ),
			'badge_count'  => max( 1, min( 99, $count ) ),
			'badge_color'  => self::color( $data, 'cht_number_color', '#ffffff' ),
			'badge_ground' => self::color( $data, 'cht_number_bg_color', '#dd0000' ),
			'blur'         => $data->is_on( 'cht_bg_blur_effect' ),
		);
	}

	/**
	 * Adds notes on settings that have only an approximate counterpart in Hadaya.
	 *
	 * @param ChatyData $data  Chaty's stored options.
	 * @param MoveNotes $notes Receives the notes.
	 */
	public function note( ChatyData $data, MoveNotes $notes ): void {
		$size    = StoredValue::number( $data->option( 'cht_widget_size', 54 ), 54 );
		$icon    = $data->text_option( 'widget_icon', 'chat-base' );
		$reasons = array(
			array(
				$size < 44 || $size > 94,
				__( 'Size (px)', 'hadaya' ) . ': ' . $size,
				__( 'Set to the nearest supported size (44 to 94 px).', 'hadaya' ),
			),
			array(
				$this->icon( $data )['icon'] !== $icon,
				__( 'Button icon', 'hadaya' ) . ': ' . $icon,
				__( 'Replaced by the speech bubble.', 'hadaya' ),
			),
			array(
				'no' === $data->text_option( 'cht_close_button' ) && 'open' !== $data->text_option( 'chaty_default_state' ),
				__( 'No close button', 'hadaya' ),
				__( 'Visitors can always close the list of channels.', 'hadaya' ),
			),
		);
		foreach ( $reasons as list( $has_effect, $name, $reason ) ) {
			if ( $has_effect ) {
				$notes->change( $name, $reason );
			}
		}
	}
}
