<?php
/**
 * The fields of the contact widget that few owners need.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes what our own contact widget can do beyond the usual.
 */
final class WidgetExtras {

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields(): array {
		$icons = array(
			'chat-base'   => __( 'Speech bubble', 'hadaya' ),
			'chat-smile'  => __( 'Smiling bubble', 'hadaya' ),
			'chat-bubble' => __( 'Round bubble', 'hadaya' ),
			'chat-db'     => __( 'Two bubbles', 'hadaya' ),
			'chat-image'  => __( 'Own picture', 'hadaya' ),
		);
		return array(
			'cta_color'    => self::color( __( 'Colour of the text beside the button', 'hadaya' ), '#333333' ),
			'cta_ground'   => self::color( __( 'Colour behind that text', 'hadaya' ), '#ffffff' ),
			'icon'         => Schema::choice( __( 'Icon of the button', 'hadaya' ), $icons ),
			'icon_image'   => Schema::when( Schema::picture( __( 'Own picture (its address)', 'hadaya' ) ), 'icon', array( 'chat-image' ) ),
			'icon_color'   => self::color( __( 'Colour of the icon', 'hadaya' ), '#ffffff' ),
			'layout'       => Schema::choice(
				__( 'The channels stand', 'hadaya' ),
				array(
					'vertical'   => __( 'one above the other', 'hadaya' ),
					'horizontal' => __( 'side by side', 'hadaya' ),
				)
			),
			'close_text'   => Schema::text( __( 'Name of the button that closes', 'hadaya' ) ),
			'chat'         => self::chat(),
			'attention'    => self::attention(),
			'hide_after'   => Schema::number( __( 'Hide after … seconds (0: stay)', 'hadaya' ), 0, 3600 ),
			'dates'        => self::dates(),
			'countries'    => self::countries(),
			'traffic'      => self::traffic(),
			'font'         => Schema::text( __( 'Font (empty: the page’s)', 'hadaya' ), 'font', __( 'Arial, Tahoma, Verdana, Georgia, or the name of a Google font, which is then loaded from Google, after consent where your shop asks for it.', 'hadaya' ) ),
			'analytics'    => Schema::flag( __( 'Tell Google Analytics of clicks, where your shop has it', 'hadaya' ) ),
			'css'          => Schema::text( __( 'Own CSS for this widget', 'hadaya' ), 'long' ),
		);
	}

	/**
	 * A colour.
	 *
	 * @param string $title   Label.
	 * @param string $default Colour of a fresh site.
	 * @return array
	 */
	private static function color( string $title, string $default ): array {
		return array_merge( Schema::text( $title, 'hex-color' ), array( 'default' => $default ) );
	}

	/**
	 * The card that greets visitors.
	 *
	 * @return array
	 */
	private static function chat(): array {
		return Schema::switched(
			__( 'Greeting', 'hadaya' ),
			__( 'Greet visitors in a card over the channels', 'hadaya' ),
			array(
				'head' => Schema::text( __( 'Headline of the card', 'hadaya' ), '', __( '{title} stands for the page’s title, {url} for its address.', 'hadaya' ) ),
				'body' => Schema::text( __( 'Text of the card', 'hadaya' ), 'long' ),
			)
		);
	}

	/**
	 * What draws attention to the closed button.
	 *
	 * @return array
	 */
	private static function attention(): array {
		$effects = array(
			'none'       => __( 'none', 'hadaya' ),
			'sheen'      => __( 'a gleam', 'hadaya' ),
			'spin'       => __( 'turning', 'hadaya' ),
			'pulse'      => __( 'pulsing', 'hadaya' ),
			'pulse-icon' => __( 'a pulsing icon', 'hadaya' ),
			'jump'       => __( 'jumping', 'hadaya' ),
			'waggle'     => __( 'waggling', 'hadaya' ),
			'blink'      => __( 'blinking', 'hadaya' ),
			'floating'   => __( 'floating', 'hadaya' ),
			'fade'       => __( 'fading', 'hadaya' ),
			'shockwave'  => __( 'waves', 'hadaya' ),
		);
		$badge   = array(
			'badge_count'  => Schema::number( __( 'Number on the badge', 'hadaya' ), 1, 99 ),
			'badge_color'  => self::color( __( 'Colour of the number', 'hadaya' ), '#ffffff' ),
			'badge_ground' => self::color( __( 'Colour of the badge', 'hadaya' ), '#dd0000' ),
		);
		$fields  = array(
			'effect' => Schema::choice( __( 'Movement until the first click', 'hadaya' ), $effects ),
			'badge'  => Schema::flag( __( 'Badge with a number, as for unread messages', 'hadaya' ) ),
		);
		foreach ( $badge as $name => $field ) {
			$fields[ $name ] = Schema::when( $field, 'badge', array( true ) );
		}
		$fields['blur'] = Schema::flag( __( 'Blur the page while the channels are open', 'hadaya' ) );
		return Schema::group( $fields, __( 'Attention', 'hadaya' ) );
	}

	/**
	 * The days on which it shows.
	 *
	 * @return array
	 */
	private static function dates(): array {
		return Schema::switched(
			__( 'Dates', 'hadaya' ),
			__( 'Only on certain dates', 'hadaya' ),
			array(
				'start' => Schema::text( __( 'First day (empty: from now on)', 'hadaya' ), 'date' ),
				'end'   => array_merge( Schema::text( __( 'Last day (empty: for ever)', 'hadaya' ), 'date', __( 'By the site’s own time zone.', 'hadaya' ) ), array( 'from' => 'start' ) ),
			)
		);
	}

	/**
	 * The countries in which it shows.
	 *
	 * @return array
	 */
	private static function countries(): array {
		$codes = Schema::items( __( 'Countries', 'hadaya' ), Schema::text( '', 'country' ), array( 'minItems' => 1 ) );
		return Schema::switched(
			__( 'Visitors’ countries', 'hadaya' ),
			__( 'Only for visitors from certain countries', 'hadaya' ),
			array(
				'codes' => array_merge( $codes, array( 'maxItems' => 250 ) ),
			)
		);
	}

	/**
	 * Names of the ways to come to the shop.
	 *
	 * @return string[]
	 */
	public static function sources(): array {
		return array(
			'direct' => __( 'directly: typed, bookmarked, or from a place that does not tell', 'hadaya' ),
			'search' => __( 'from a search engine', 'hadaya' ),
			'social' => __( 'from a social network', 'hadaya' ),
			'ads'    => __( 'from Google Ads', 'hadaya' ),
			'other'  => __( 'from another site or campaign', 'hadaya' ),
		);
	}

	/**
	 * Where visitors must come from.
	 *
	 * @return array
	 */
	private static function traffic(): array {
		$site = array(
			'show'  => Schema::choice(
				__( 'The widget is', 'hadaya' ),
				array(
					'show' => __( 'shown', 'hadaya' ),
					'hide' => __( 'hidden', 'hadaya' ),
				)
			),
			'value' => Schema::text( __( 'Site, for example partner.com', 'hadaya' ), 'required', __( 'The name of the site, or a part of it. Browsers seldom tell the page of another site.', 'hadaya' ) ),
		);
		return Schema::switched(
			__( 'Visitors’ sources', 'hadaya' ),
			__( 'Only for visitors from certain sources', 'hadaya' ),
			array(
				'sources' => array_merge( Schema::items( __( 'They come', 'hadaya' ), Schema::choice( '', self::sources() ) ), array( 'description' => __( 'How the visit began counts for all its pages. Nothing chosen here and below: every source.', 'hadaya' ) ) ),
				'sites'   => Schema::items( __( 'Certain sites', 'hadaya' ), Schema::group( $site, __( 'Add a site', 'hadaya' ) ) ),
			)
		);
	}
}
